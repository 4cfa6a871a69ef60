import { accountMenuWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { commandKeyName } from '../command-bar/index.ts';
import { useAccountMenuContext } from './context.ts';

export interface AccountMenuLinkProps extends RootProps<'a'> {
  /** The address it opens. */
  href: string;
}

/** An item that links to a page. */
export const AccountMenuLink = forwardRef<HTMLAnchorElement, AccountMenuLinkProps>(function AccountMenuLink(
  { className, onClick, ...props },
  ref,
) {
  const { menu } = useAccountMenuContext('AccountMenuLink');
  return (
    <HostLink
      ref={ref}
      role="menuitem"
      tabIndex={-1}
      {...props}
      className={cx('lectern-account-menu-item', className)}
      onClick={compose(onClick, () => menu.close())}
    />
  );
});

/** The item that opens the command bar and says its keys. Renders nothing where the menu brings none. */
export const AccountMenuCommands = definePart(
  'AccountMenuCommands',
  'button',
  'lectern-account-menu-item lectern-account-menu-commands',
  (name) => {
    const { t } = useLectern(name, accountMenuWords);
    const { menu, openCommands } = useAccountMenuContext(name);
    if (!openCommands) return null;
    return {
      type: 'button',
      role: 'menuitem',
      tabIndex: -1,
      'aria-keyshortcuts': 'Control+K Meta+K',
      onClick: () => {
        menu.close({ returnsFocus: true });
        openCommands();
      },
      children: (
        <>
          {t('account.commands')}
          <span className="lectern-account-menu-keys" aria-hidden="true">
            {commandKeyName()}
          </span>
        </>
      ),
    };
  },
);

/** The item that signs out and goes to the home page. */
export const AccountMenuSignOut = definePart(
  'AccountMenuSignOut',
  'button',
  'lectern-account-menu-item lectern-account-menu-sign-out',
  (name) => {
    const { marketplace, navigate, paths, t } = useLectern(name, accountMenuWords);
    const { menu } = useAccountMenuContext(name);
    return {
      type: 'button',
      role: 'menuitem',
      tabIndex: -1,
      onClick: () => {
        menu.close();
        // Before signing out, so that a guard sees that this page is being left.
        navigate(paths.home);
        marketplace.session.signOut();
      },
      children: t('session.signOut'),
    };
  },
);
