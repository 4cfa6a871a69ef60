import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { earningsInput, earnings as statement } from '../../schemas/earnings.ts';
import { partnerReportInput } from '../../schemas/partner.ts';

/** What an instructor's courses and a partner's pages have earned (beyond §7). */
export const earnings = {
  /** By month, and what is not paid out yet. */
  get: {
    method: 'GET',
    path: '/instructor/earnings',
    input: earningsInput,
    output: z.object({ earnings: statement }),
    failure: 'earnings.getFailed',
  },
  /** The same for a partner, for its owner. */
  getOfPartner: {
    method: 'GET',
    path: '/user/partners/{partnerId}/earnings',
    input: partnerReportInput,
    output: z.object({ earnings: statement }),
    failure: 'earnings.getFailed',
  },
} satisfies EndpointGroup;
