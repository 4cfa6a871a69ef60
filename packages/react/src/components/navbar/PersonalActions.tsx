import { useLectern } from '../../provider/context.ts';
import { AccountMenu } from '../account-menu/index.ts';
import { NotificationBell } from '../notification-bell/index.ts';

export interface PersonalActionsProps {
  hasUsualMenu: boolean;
}

/**
 * What only signed-in people see at the end of the bar. Visitors don't load it. On a partner's page there are no
 * notifications.
 */
export function PersonalActions({ hasUsualMenu }: PersonalActionsProps) {
  const { isOwnSite, marketplace } = useLectern('PersonalActions');
  return (
    <>
      {!marketplace.isPartnerPage && <NotificationBell />}
      {/* A host's page may need the keys. */}
      {hasUsualMenu && <AccountMenu hasCommandBar={isOwnSite} />}
    </>
  );
}
