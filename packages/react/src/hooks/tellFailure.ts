import type { Marketplace } from '@lectern/sdk';

/** Says in a notice that something failed; an ended session has said so itself, and its notice stays. */
export function tellFailure({ session, notices }: Marketplace, title: string, message: string): void {
  if (session.getState().isAuthenticated) notices.show({ type: 'error', title, message });
}
