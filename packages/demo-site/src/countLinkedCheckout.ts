import type { Marketplace } from '@lectern/sdk';

let isCounted = false;

/** Counts that a checkout was opened through a partner's link, for its report; once, and the checkout works without. */
export function countLinkedCheckout({ partnerKey, partners }: Marketplace): void {
  if (partnerKey === undefined || isCounted) return;
  isCounted = true;
  partners.recordCheckout({ key: partnerKey }).catch(() => {});
}
