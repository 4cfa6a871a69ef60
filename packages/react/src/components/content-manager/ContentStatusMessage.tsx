import { contentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useContentManagerContext } from './context.ts';

interface ContentStatusMessageProps {
  /** Called when an item moves again or back: its row takes the focus, as the pressed button disappears. */
  onMove: (id: string) => void;
}

/** The result of the last move, with Undo or Retry. */
export function ContentStatusMessage({ onMove }: ContentStatusMessageProps) {
  const { t } = useLectern('ContentManager', contentWords);
  const { announcement, refused, undo } = useContentManagerContext('ContentManagerList').state;
  return (
    <div className="lectern-status-message" data-state={refused ? 'refused' : undefined}>
      <p role="status">{announcement}</p>
      {refused && (
        <>
          <p role="alert" className="lectern-content-manager-failure">
            <Icon shape={icons.error} />
            <span>
              {t('contentManager.moveFailed', { title: refused.title })} {refused.message}
            </span>
          </p>
          {refused.retry && (
            <Button size="small" onClick={() => refused.retry?.() && onMove(refused.id)}>
              {t('error.retry')}
            </Button>
          )}
        </>
      )}
      {undo && (
        <Button size="small" variant="quiet" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => onMove(undo())}>
          {t('contentManager.undo')}
        </Button>
      )}
    </div>
  );
}
