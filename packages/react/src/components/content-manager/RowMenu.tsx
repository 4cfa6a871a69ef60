import { contentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useMenuButton } from '../../ui/behaviors/useMenuButton.ts';

interface RowMenuProps {
  title: string;
  /** Whether the row can move at all: not while a search hides its neighbours. */
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The id of the element that takes the focus when the last row is removed. */
  focusFallback: string;
}

/** Edits, moves or deletes a section or a lecture. The list handles the clicks by `data-action`. */
export function RowMenu({ title, canMove, isFirst, isLast, focusFallback }: RowMenuProps) {
  const { t } = useLectern('ContentManager', contentWords);
  const { isOpen, close, rootProps, triggerProps, menuProps } = useMenuButton();
  const items = [
    ['edit', t('contentManager.edit')],
    ...(canMove && !isFirst ? [['up', t('contentManager.up')] as const] : []),
    ...(canMove && !isLast ? [['down', t('contentManager.down')] as const] : []),
    ['delete', t('contentManager.delete')],
  ] as const;
  return (
    <div {...rootProps} className="lectern-content-manager-menu">
      <button
        type="button"
        {...triggerProps}
        className="lectern-content-manager-more"
        data-action="more"
        data-focus-fallback={focusFallback}
        aria-label={t('contentManager.more', { title })}
      />
      {isOpen && (
        <div {...menuProps} className="lectern-content-manager-menu-items">
          {items.map(([action, label]) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-action={action}
              // The menu button takes the focus before the list opens a dialog, which returns it there.
              onClick={() => close({ returnsFocus: true })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
