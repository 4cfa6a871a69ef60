import { accountMenuWords } from '@lectern/sdk/words';
import { type ButtonHTMLAttributes, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { usePopupInSight } from '../../ui/behaviors/usePopupInSight.ts';
import { compose, cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useAccountMenu } from './context.ts';
import { AccountMenuLink, AccountMenuSignOut } from './itemParts.tsx';

/** The avatar, as the button that opens the menu. */
export const AccountMenuButton = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function AccountMenuButton({ className, onClick, onKeyDown, children, ...props }, ref) {
    const { t } = useLectern('AccountMenuButton', accountMenuWords);
    const { user, name, menu, itemsId } = useAccountMenu('AccountMenuButton');
    const { ref: button, id, ...trigger } = menu.triggerProps;
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
    return (
      <button
        type="button"
        id={id}
        aria-label={t('account.menu', { name })}
        {...props}
        {...trigger}
        ref={button}
        aria-controls={itemsId}
        className={cx('lectern-account-menu-button lectern-icon-button', className)}
        onClick={compose(onClick, trigger.onClick)}
        onKeyDown={compose(onKeyDown, trigger.onKeyDown)}
      >
        {children ?? <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.profilePicture} />}
      </button>
    );
  },
);

/** The panel below the button, while the menu is open. */
export const AccountMenuPopup = forwardRef<HTMLDivElement, RootProps<'div'>>(function AccountMenuPopup(
  { className, ...props },
  ref,
) {
  const { menu } = useAccountMenu('AccountMenuPopup');
  const popup = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => popup.current, []);
  usePopupInSight(popup, menu.isOpen);
  return <div {...props} ref={popup} className={cx('lectern-account-menu-popup', className)} hidden={!menu.isOpen} />;
});

/** Name and email of the signed-in person. */
export const AccountMenuPerson = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function AccountMenuPerson(
  { className, ...props },
  ref,
) {
  const { user, name } = useAccountMenu('AccountMenuPerson');
  return (
    <p ref={ref} {...props} className={cx('lectern-account-menu-person', className)}>
      <strong dir="auto">{name}</strong>
      <span>{user.email}</span>
    </p>
  );
});

/** The menu. Its children are the items; without them it has the links for the person's role and Sign Out. */
export const AccountMenuItems = forwardRef<HTMLDivElement, RootProps<'div'>>(function AccountMenuItems(
  { className, id, onKeyDown, children, ...props },
  ref,
) {
  const { t } = useLectern('AccountMenuItems', accountMenuWords);
  const { name, menu, setItemsId } = useAccountMenu('AccountMenuItems');
  const { ref: items, id: ownId, role, onKeyDown: moveFocus } = menu.menuProps;
  const label = t('account.menu', { name });
  const menuProps = { 'aria-label': label, ...props, role, onKeyDown: compose(onKeyDown, moveFocus) };
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => items.current, [items]);
  useEffect(() => setItemsId(id ?? ownId), [id, ownId, setItemsId]);
  return (
    <div {...menuProps} ref={items} id={id ?? ownId} className={cx('lectern-account-menu-items', className)}>
      {children ?? <UsualItems />}
    </div>
  );
});

function UsualItems() {
  const { t, paths } = useLectern('AccountMenuItems', accountMenuWords);
  const { role } = useAccountMenu('AccountMenuItems').user;
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
