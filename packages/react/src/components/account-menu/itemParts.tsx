import { accountMenuWords } from '@lectern/sdk/words';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { compose, cx } from '../../ui/compose.ts';
import { useAccountMenu } from './context.ts';

export interface AccountMenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address it opens. */
  href: string;
}

/** An item that links to a page. */
export const AccountMenuLink = forwardRef<HTMLAnchorElement, AccountMenuLinkProps>(function AccountMenuLink(
  { className, onClick, ...props },
  ref,
) {
  const { Link } = useLectern('AccountMenuLink');
  const { menu } = useAccountMenu('AccountMenuLink');
  return (
    <Link
      ref={ref}
      role="menuitem"
      tabIndex={-1}
      {...props}
      className={cx('lectern-account-menu-item', className)}
      onClick={compose(onClick, () => menu.close())}
    />
  );
});

/** The item that signs out and goes to the home page. */
export const AccountMenuSignOut = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function AccountMenuSignOut({ className, onClick, children, ...props }, ref) {
    const { marketplace, navigate, paths, t } = useLectern('AccountMenuSignOut', accountMenuWords);
    const { menu } = useAccountMenu('AccountMenuSignOut');
    return (
      <button
        ref={ref}
        type="button"
        role="menuitem"
        tabIndex={-1}
        {...props}
        className={cx('lectern-account-menu-item lectern-account-menu-sign-out', className)}
        onClick={compose(onClick, () => {
          menu.close();
          // Before signing out, so that a guard sees that this page is being left.
          navigate(paths.home);
          marketplace.session.signOut();
        })}
      >
        {children ?? t('session.signOut')}
      </button>
    );
  },
);
