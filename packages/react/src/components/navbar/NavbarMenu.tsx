import { type ReactNode, useEffect, useState } from 'react';
import { useSignInLinks } from '../../hooks/useCurrentPath.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { type NavbarLink, NavbarLinks } from './NavbarLinks.tsx';

export interface NavbarMenuProps {
  links: readonly NavbarLink[];
  currentPath: string;
  themeToggle?: ReactNode;
  /** The bar has a menu with the links of a signed-in person; they are not repeated here. */
  hasAccountMenu?: boolean;
}

/** What has no room in the bar of a phone, in a sheet. */
export function NavbarMenu({ links, currentPath, themeToggle, hasAccountMenu = false }: NavbarMenuProps) {
  const { t, paths, portal } = useLectern('NavbarMenu');
  const { isAuthenticated } = useSession();
  const { signIn, signUp } = useSignInLinks();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu.
  useEffect(() => setOpen(false), [currentPath]);
  const own = isAuthenticated
    ? hasAccountMenu
      ? []
      : [
          { href: paths.dashboard, label: t('navbar.dashboard') },
          { href: paths.wishlist, label: t('wishlist.title') },
          { href: paths.cart, label: t('cart.title') },
        ]
    : [
        { href: signIn, label: t('session.signIn') },
        { href: signUp, label: t('session.signUp') },
      ];
  return (
    <>
      <button
        type="button"
        className="lectern-icon-button lectern-navbar-narrow"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('navbar.menu')}
        onClick={() => setOpen(true)}
      >
        <Icon shape={icons.menu} />
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('navbar.menu')}
        closeLabel={t('navbar.close')}
        container={portal}
        placement="end"
        className="lectern-navbar-sheet"
      >
        <NavbarLinks links={[...links, ...own]} currentPath={currentPath} onFollow={() => setOpen(false)} />
        {themeToggle && (
          <div className="lectern-navbar-sheet-row">
            <span aria-hidden="true">{t('navbar.theme')}</span>
            {themeToggle}
          </div>
        )}
      </Dialog>
    </>
  );
}
