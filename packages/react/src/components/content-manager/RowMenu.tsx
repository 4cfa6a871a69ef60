import { contentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useMenuButton } from '../../ui/behaviors/useMenuButton.ts';

interface RowMenuProps {
  title: string;
  /** The id of the element that takes the focus when the last row is removed. */
  focusFallback: string;
}

/** Edits or deletes a section or a lecture. The list handles the clicks by `data-action`. */
export function RowMenu({ title, focusFallback }: RowMenuProps) {
  const { t } = useLectern('ContentManager', contentWords);
  const { isOpen, close, rootProps, triggerProps, menuProps } = useMenuButton();
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
          {(['edit', 'delete'] as const).map((action) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-action={action}
              // The menu button takes the focus before the list opens a dialog, which returns it there.
              onClick={() => close({ returnsFocus: true })}
            >
              {t(`contentManager.${action}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
