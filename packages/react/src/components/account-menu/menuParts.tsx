import { accountMenuWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { usePopupInSight } from '../../ui/behaviors/usePopupInSight.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useAccountMenuContext } from './context.ts';
import { AccountMenuCommands, AccountMenuLink, AccountMenuSignOut } from './itemParts.tsx';

/** The avatar, as the button that opens the menu. */
export const AccountMenuButton = definePart(
  'AccountMenuButton',
  'button',
  'lectern-account-menu-button lectern-icon-button',
  (part) => {
    const { t } = useLectern(part, accountMenuWords);
    const { user, name, menu, itemsId } = useAccountMenuContext(part);
    return {
      type: 'button',
      'aria-label': t('account.menu', { name }),
      ...menu.triggerProps,
      'aria-controls': itemsId,
      children: <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.profilePicture} />,
    };
  },
);

/** The panel below the button, while the menu is open. */
export const AccountMenuPopup = definePart('AccountMenuPopup', 'div', 'lectern-account-menu-popup', (name) => {
  const { menu } = useAccountMenuContext(name);
  const popup = useRef<HTMLDivElement>(null);

  usePopupInSight(popup, menu.isOpen);
  return { ref: popup, hidden: !menu.isOpen };
});

/** Name and email of the signed-in person. */
export const AccountMenuPerson = definePart('AccountMenuPerson', 'p', 'lectern-account-menu-person', (part) => {
  const { user, name } = useAccountMenuContext(part);
  return {
    children: (
      <>
        <strong dir="auto">{name}</strong>
        <span>{user.email}</span>
      </>
    ),
  };
});

/** The menu. Its children are the items; without them it has the links for the person's role and Sign Out. */
export const AccountMenuItems = definePart('AccountMenuItems', 'div', 'lectern-account-menu-items', (part, { id }) => {
  const { t } = useLectern(part, accountMenuWords);
  const { name, menu, setItemsId } = useAccountMenuContext(part);
  const { 'aria-labelledby': _, id: ownId, ...menuProps } = menu.menuProps;
  useEffect(() => setItemsId(id ?? ownId), [id, ownId, setItemsId]);
  return { 'aria-label': t('account.menu', { name }), id: ownId, ...menuProps, children: <UsualItems /> };
});

function UsualItems() {
  const { t, paths } = useLectern('AccountMenuItems', accountMenuWords);
  const { role } = useAccountMenuContext('AccountMenuItems').user;
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
      <AccountMenuCommands />
      <AccountMenuSignOut />
    </>
  );
}
