import { useLectern } from '../../provider/context.ts';
import { useMenuButton } from '../../ui/behaviors/useMenuButton.ts';

interface RowMenuProps {
  title: string;
  /** The id of what gets the focus when the last row goes. */
  heir: string;
}

/** Editing and deleting a section or a lecture. The list hears the items (`data-action`). */
export function RowMenu({ title, heir }: RowMenuProps) {
  const { t } = useLectern('ContentManager');
  const { isOpen, close, rootProps, triggerProps, menuProps } = useMenuButton();
  return (
    <div {...rootProps} className="lectern-content-menu">
      <button
        type="button"
        {...triggerProps}
        className="lectern-content-more"
        data-action="more"
        data-heir={heir}
        aria-label={t('contentManager.more', { title })}
      />
      {isOpen && (
        <div {...menuProps} className="lectern-content-menu-items">
          {(['edit', 'delete'] as const).map((action) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-action={action}
              // The menu's button has the focus again before the list opens a dialog, which gives it back there.
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
