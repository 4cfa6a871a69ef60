import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { assignmentInput, submission } from '../../schemas/assignment.ts';
import { byId, optional } from '../../schemas/primitives.ts';

/** Assignments, for learners (§7). `{id}` is the lecture's. */
export const assignments = {
  /** Submits a text, a URL or both. Submitting again replaces the work and clears the grade. */
  submit: {
    method: 'POST',
    path: '/enrollment/assignment/{id}/submit',
    input: assignmentInput,
    output: z.object({ submission }),
    failure: 'assignments.submitFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
    scope: 'learn',
  },
  /** The learner's own submission with grade and feedback; undefined where there is none. */
  mySubmission: {
    method: 'GET',
    path: '/enrollment/assignment/{id}/my-submission',
    input: byId,
    output: z.object({ submission: optional(submission) }),
    failure: 'assignments.getFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
    scope: 'learn',
  },
} satisfies EndpointGroup;
