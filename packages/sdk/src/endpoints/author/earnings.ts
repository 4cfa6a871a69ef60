import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { earningsInput, earnings as statement } from '../../schemas/earnings.ts';

/** What an instructor's courses have earned (beyond §7). */
export const earnings = {
  /** By month, and what is not paid out yet. */
  get: {
    method: 'GET',
    path: '/instructor/earnings',
    input: earningsInput,
    output: z.object({ earnings: statement }),
    failure: 'earnings.getFailed',
  },
} satisfies EndpointGroup;
