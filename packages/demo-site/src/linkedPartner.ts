import { attemptStorage } from './attemptStorage.ts';

/** What the last link to here said of where it stands, as a query; the first script has kept it for this tab. */
export const linkedFrom = () => attemptStorage(() => sessionStorage.getItem('linked_from')) ?? undefined;

/**
 * The partner's key in that link. The server ignores one that is unknown or revoked, but refuses orders with a test key that
 * isn't one: a part of it must not become a payment.
 */
export const linkedPartner = () => linkedFrom()?.match(/\bpartner=(pk_test_\w{0,99}|pk_\w{24}(?=&|$))/)?.[1];
