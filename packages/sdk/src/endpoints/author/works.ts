import type { EndpointGroup } from '../../http/endpoint.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';

export const works = {
  /** Takes down the work that is shown of a submission, as the course's instructor or an admin (beyond §7). */
  remove: {
    method: 'DELETE',
    path: '/instructor/submission/{id}/work',
    input: byId,
    output: emptyOutput,
    failure: 'works.takeDownFailed',
  },
} satisfies EndpointGroup;
