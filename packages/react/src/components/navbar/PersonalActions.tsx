import { AccountMenu } from '../account-menu/index.ts';
import { NotificationBell } from '../notification-bell/index.ts';

export interface PersonalActionsProps {
  hasUsualMenu: boolean;
}

/** What only signed-in people see at the end of the bar. Visitors don't load it. */
export function PersonalActions({ hasUsualMenu }: PersonalActionsProps) {
  return (
    <>
      <NotificationBell />
      {hasUsualMenu && <AccountMenu />}
    </>
  );
}
