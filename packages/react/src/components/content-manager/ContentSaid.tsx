import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useContent } from './context.ts';

interface ContentSaidProps {
  /** What a search found, in place of what the last move did. */
  found: string | undefined;
  /** It moves something again: its row gets the focus, as this button goes. */
  onRetry: (id: string) => void;
}

/** What the last move did, or why it did not, with the way back or the next try. */
export function ContentSaid({ found, onRetry }: ContentSaidProps) {
  const { t } = useLectern('ContentManager');
  const { said, refused, undo } = useContent('List').state;
  return (
    <div className="lectern-content-said" data-state={refused ? 'refused' : undefined}>
      <p role="status">{found ?? said}</p>
      {refused && (
        <>
          <p role="alert" className="lectern-content-refused">
            <Icon name="error" />
            <span>
              {t('contentManager.moveFailed', { title: refused.title })} {refused.message}
            </span>
          </p>
          {refused.retry && (
            <Button size="small" onClick={() => refused.retry?.() && onRetry(refused.id)}>
              {t('error.retry')}
            </Button>
          )}
        </>
      )}
      {undo && (
        <Button size="small" variant="quiet" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
          {t('contentManager.undo')}
        </Button>
      )}
    </div>
  );
}
