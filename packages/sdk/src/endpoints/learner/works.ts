import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';
import { shownWork } from '../../schemas/work.ts';
import { workInput } from '../../schemas/workInput.ts';

/** What a learner shows of an assignment to everyone (beyond §7), on the marketplace's own pages. `{id}` is the lecture's. */
export const works = {
  /** Shows the submission under the learner's name, or changes what is shown. */
  show: {
    method: 'PUT',
    path: '/enrollment/assignment/{id}/work',
    input: workInput,
    output: z.object({ work: shownWork }),
    failure: 'works.showFailed',
    multipart: true,
    refuses: ['not_enrolled', 'wrong_lecture_type'],
  },
  /** Takes the work down and deletes its picture. The submission stays. */
  takeDown: {
    method: 'DELETE',
    path: '/enrollment/assignment/{id}/work',
    input: byId,
    output: emptyOutput,
    failure: 'works.takeDownFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
  },
} satisfies EndpointGroup;
