import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { work, workSearch } from '../../schemas/work.ts';

export const works = {
  /** What learners of published courses show, newest first: 12, or `limit` up to 24, one per learner and course (beyond §7). */
  list: {
    method: 'GET',
    path: '/search/works',
    input: workSearch,
    output: z.object({ works: z.array(work) }),
    failure: 'error.unexpected',
    scope: 'learn',
  },
} satisfies EndpointGroup;
