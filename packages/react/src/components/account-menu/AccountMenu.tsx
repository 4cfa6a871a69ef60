import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useMenuButton } from '../../ui/behaviors/useMenuButton.ts';
import { compose, cx } from '../../ui/compose.ts';

const CloseContext = createContext<(() => void) | null>(null);

function useClose(part: string) {
  const close = useContext(CloseContext);
  if (!close) throw new Error(`${part} must be inside <AccountMenu>.`);
  return close;
}

export interface AccountMenuProps extends HTMLAttributes<HTMLDivElement> {
  /** The items; the usual ones without it. */
  children?: ReactNode;
}

/** The avatar and the menu behind it (§2). Nothing for visitors. */
function Root({ children, className, ...props }: AccountMenuProps) {
  const { t } = useLectern('AccountMenu');
  const { user } = useSession();
  const { isOpen, close, rootProps, triggerProps, menuProps } = useMenuButton();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div {...props} {...rootProps} className={cx('lectern-account-menu', className)}>
      <button
        type="button"
        {...triggerProps}
        className="lectern-icon-button lectern-account-menu-button"
        aria-label={t('account.menu', { name })}
      >
        <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.profilePicture} />
      </button>
      <div className="lectern-account-menu-popup" hidden={!isOpen}>
        <p className="lectern-account-menu-person">
          <strong dir="auto">{name}</strong>
          <span>{user.email}</span>
        </p>
        <div {...menuProps} className="lectern-account-menu-items">
          <CloseContext.Provider value={close}>{children ?? <AccountMenuItems />}</CloseContext.Provider>
        </div>
      </div>
    </div>
  );
}

/** The usual items, by role. */
export function AccountMenuItems() {
  const { t, paths } = useLectern('AccountMenu.Items');
  const role = useSession().user?.role;
  return (
    <>
      {role === 'admin' && <AccountMenuLink href={paths.admin}>{t('account.admin')}</AccountMenuLink>}
      {role === 'instructor' && (
        <>
          <AccountMenuLink href={paths.instructor}>{t('account.instructor')}</AccountMenuLink>
          <AccountMenuLink href={paths.gradingList}>{t('account.grading')}</AccountMenuLink>
        </>
      )}
      <AccountMenuLink href={paths.dashboard}>{t('account.dashboard')}</AccountMenuLink>
      <AccountMenuLink href={paths.profile}>{t('account.profile')}</AccountMenuLink>
      <AccountMenuLink href={paths.wishlist}>{t('account.wishlist')}</AccountMenuLink>
      <AccountMenuLink href={paths.cart}>{t('account.cart')}</AccountMenuLink>
      <AccountMenuLink href={paths.orders}>{t('account.orders')}</AccountMenuLink>
      <AccountMenuLink href={paths.help}>{t('account.help')}</AccountMenuLink>
      <AccountMenuSignOut />
    </>
  );
}

export interface AccountMenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** An item that leads to a page. */
export const AccountMenuLink = forwardRef<HTMLAnchorElement, AccountMenuLinkProps>(function AccountMenuLink(
  { className, onClick, ...props },
  ref,
) {
  const { Link } = useLectern('AccountMenu.Link');
  const close = useClose('AccountMenu.Link');
  return (
    <Link
      ref={ref}
      role="menuitem"
      tabIndex={-1}
      {...props}
      className={cx('lectern-account-menu-item', className)}
      onClick={compose(onClick, close)}
    />
  );
});

/** The item that signs out and goes home. */
export const AccountMenuSignOut = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function AccountMenuSignOut({ className, onClick, children, ...props }, ref) {
    const { marketplace, navigate, paths, t } = useLectern('AccountMenu.SignOut');
    const close = useClose('AccountMenu.SignOut');
    return (
      <button
        ref={ref}
        type="button"
        role="menuitem"
        tabIndex={-1}
        {...props}
        className={cx('lectern-account-menu-item lectern-account-menu-sign-out', className)}
        onClick={compose(onClick, () => {
          close();
          // First, so that a guard sees that this page is being left.
          navigate(paths.home);
          marketplace.session.signOut();
        })}
      >
        {children ?? t('session.signOut')}
      </button>
    );
  },
);

export const AccountMenu = Object.assign(Root, {
  Items: AccountMenuItems,
  Link: AccountMenuLink,
  SignOut: AccountMenuSignOut,
});
