import { AccountMenu } from '@lectern/react';

export function Example() {
  return (
    <AccountMenu>
      <AccountMenu.Button />
      <AccountMenu.Popup>
        <AccountMenu.Person />
        <AccountMenu.Items>
          <AccountMenu.Link href="/my-notes">My notes</AccountMenu.Link>
          <AccountMenu.SignOut />
        </AccountMenu.Items>
      </AccountMenu.Popup>
    </AccountMenu>
  );
}
