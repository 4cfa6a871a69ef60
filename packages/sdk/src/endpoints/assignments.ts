import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import { assignmentSubmission, submission } from '../schemas/assignment.ts';
import { byId, optional } from '../schemas/primitives.ts';

/** Assignments, for those who hand them in (§7). `{id}` is the lecture's. */
export const assignments = {
  /** Hands in a text, an address or both. Doing it again replaces the work and clears the grade. */
  submit: {
    method: 'POST',
    path: '/enrollment/assignment/{id}/submit',
    input: assignmentSubmission,
    output: z.object({ submission }),
    failure: 'assignments.submitFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
  },
  /** One's own work with grade and feedback; nothing where there is none yet. */
  mySubmission: {
    method: 'GET',
    path: '/enrollment/assignment/{id}/my-submission',
    input: byId,
    output: z.object({ submission: optional(submission) }),
    failure: 'assignments.getFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
  },
} satisfies EndpointGroup;
