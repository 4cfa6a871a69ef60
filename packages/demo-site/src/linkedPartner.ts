import { attemptStorage } from './attemptStorage.ts';

/** What the last link to here said of where it stands, as a query; the first script has kept it for this tab. */
export const linkedFrom = () => attemptStorage(() => sessionStorage.getItem('linked_from')) ?? undefined;

/** The partner's key in that link. The server ignores one that is unknown or revoked. */
export const linkedPartner = () => linkedFrom()?.match(/\bpartner=(pk_(?:test_)?[A-Za-z\d]{24})(?=&|$)/)?.[1];
