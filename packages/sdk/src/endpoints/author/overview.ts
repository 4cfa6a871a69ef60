import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { overview as figures } from '../../schemas/overview.ts';
import { emptyInput } from '../../schemas/primitives.ts';

/** The whole marketplace, for admins (beyond §7). */
export const overview = {
  /** Learners, what the last 30 days brought in, submissions that wait, and the newest courses. */
  get: {
    method: 'GET',
    path: '/admin/overview',
    input: emptyInput,
    output: z.object({ overview: figures }),
    failure: 'partners.reportFailed',
  },
} satisfies EndpointGroup;
