import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useContent } from './context.ts';

interface ContentStatusMessageProps {
  /** Something moves again or back: its row gets the focus, as the pressed button goes. */
  onMove: (id: string) => void;
}

/** What the last move did, or why it did not, with the way back or the next try. */
export function ContentStatusMessage({ onMove }: ContentStatusMessageProps) {
  const { t } = useLectern('ContentManager');
  const { said, refused, undo } = useContent('List').state;
  return (
    <div className="lectern-content-said" data-state={refused ? 'refused' : undefined}>
      <p role="status">{said}</p>
      {refused && (
        <>
          <p role="alert" className="lectern-content-refused">
            <Icon name="error" />
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
