import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { partnerKey } from '../../schemas/partnerKey.ts';
import { emptyOutput } from '../../schemas/primitives.ts';

/** What a partner's page reports (beyond §7). */
export const partners = {
  /**
   * Counts a checkout that was opened through a partner: the report has a number, and nothing about the visitor. It also
   * succeeds where nothing is counted: for an unknown or revoked key, or after too many calls from one address.
   */
  recordCheckout: {
    method: 'POST',
    path: '/partner/checkout',
    input: z.strictObject({ key: partnerKey }),
    output: emptyOutput,
    failure: 'partners.recordFailed',
    anonymous: true,
    scope: 'buy',
  },
} satisfies EndpointGroup;
