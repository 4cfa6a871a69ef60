import type { Marketplace } from '@lectern/sdk';

/** Shows an error notice. When the session has ended, its own notice stays instead. */
export function notifyFailure({ session, notices }: Marketplace, title: string, message: string): void {
  if (session.getState().isAuthenticated) notices.show({ type: 'error', title, message });
}
