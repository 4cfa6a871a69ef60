import type { Marketplace } from '@lectern/sdk';
import { useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';

/** The clients whose checkout is counted: once for each page. */
const counted = new WeakSet<Marketplace>();

/** On a partner's page: counts that a checkout was opened, for the partner's report. The checkout works without it. */
export function useCountCheckout(): void {
  const { marketplace } = useLectern('useCheckout');
  useEffect(() => {
    const { partnerKey: key, isPartnerPage, partners } = marketplace;
    if (!isPartnerPage || key === undefined || counted.has(marketplace)) return;
    counted.add(marketplace);
    partners.recordCheckout({ key }).catch(() => {});
  }, [marketplace]);
}
