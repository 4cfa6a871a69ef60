import type { Marketplace } from '@lectern/sdk';
import { attemptStorage } from './attemptStorage.ts';

/** A partner's key or the tags of a campaign: what a link says of where it stands. */
const SAYS_WHENCE = /[?&](partner|utm_\w+)=/;
const KEY = /[?&]partner=(pk_[A-Za-z\d]{24})(?=&|$)/;
const STORED = 'linked_from';

/** The query of the last link to here that said where it stands; kept for this tab alone. */
export function linkedFrom(): string | undefined {
  if (typeof location === 'undefined') return undefined;
  const { search } = location;
  if (!SAYS_WHENCE.test(search)) return attemptStorage(() => sessionStorage.getItem(STORED)) ?? undefined;
  attemptStorage(() => sessionStorage.setItem(STORED, search));
  return search;
}

/** The key in that link. The server ignores one that is unknown or revoked. */
export const linkedPartner = (query = linkedFrom()): string | undefined => KEY.exec(query ?? '')?.[1];

let isCounted = false;

/** Counts that a checkout was opened through the link, for the partner's report; once, and it works without. */
export function countLinkedCheckout({ partnerKey, partners }: Marketplace): void {
  if (partnerKey === undefined || isCounted) return;
  isCounted = true;
  partners.recordCheckout({ key: partnerKey }).catch(() => {});
}
