import { navbarWords } from '@lectern/sdk/words';
import { forwardRef, useEffect } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useSignInLinks } from '../../hooks/site/useCurrentPath.ts';
import { useLectern } from '../../provider/context.ts';
import { type OpenProps, useOpenState } from '../../ui/behaviors/useOpenState.ts';
import { compose, cx } from '../../ui/compose.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useNavbarContext } from './context.ts';
import { NavbarLinks } from './NavbarLinks.tsx';

export interface NavbarMenuProps extends RootProps<'button'>, OpenProps {}

/** A button, in a narrow bar only, that opens a sheet with the links that have no room in the bar. */
export const NavbarMenu = forwardRef<HTMLButtonElement, NavbarMenuProps>(function NavbarMenu(
  { open, defaultOpen, onOpenChange, className, onClick, ...props },
  ref,
) {
  const { links, currentPath, themeToggle, hasAccountMenu } = useNavbarContext('NavbarMenu');
  const { t, paths, portal } = useLectern('NavbarMenu', navbarWords);
  const { isAuthenticated } = useSession();
  const { signIn, signUp } = useSignInLinks();
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
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
      <PartElement
        of="button"
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('navbar.menu')}
        {...props}
        className={cx('lectern-icon-button lectern-navbar-narrow', className)}
        onClick={compose(onClick, () => setOpen(true))}
      >
        <Icon shape={icons.menu} />
      </PartElement>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('navbar.menu')}
        closeLabel={t('navbar.close')}
        container={portal}
        placement="end"
        className="lectern-navbar-sheet"
      >
        <NavbarLinks links={[...links, ...own]} onFollow={() => setOpen(false)} />
        {themeToggle && (
          <div className="lectern-navbar-sheet-row">
            <span aria-hidden="true">{t('navbar.theme')}</span>
            {themeToggle}
          </div>
        )}
      </Dialog>
    </>
  );
});
