import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { byId } from '../../schemas/primitives.ts';
import { quiz, quizAttempt, quizSubmission } from '../../schemas/quiz.ts';

/** Quizzes, for learners (§7). `{id}` is the id of the quiz or of its lecture. */
export const quizzes = {
  /** The questions, without anything that reveals the answers. */
  get: {
    method: 'GET',
    path: '/enrollment/quiz/{id}',
    input: byId,
    output: z.object({ quiz }),
    failure: 'quizzes.getFailed',
    refuses: ['not_enrolled'],
    scope: 'learn',
  },
  /** Submits an answer to every question; the server grades. */
  submit: {
    method: 'POST',
    path: '/enrollment/quiz/{id}/submit',
    input: quizSubmission,
    output: z.object({ attempt: quizAttempt }),
    failure: 'quizzes.submitFailed',
    refuses: ['not_enrolled', 'quiz_changed'],
    scope: 'learn',
  },
  /** The learner's own attempts, newest first. */
  attempts: {
    method: 'GET',
    path: '/enrollment/quiz/{id}/attempts',
    input: byId,
    output: z.object({ attempts: z.array(quizAttempt) }),
    failure: 'quizzes.attemptsFailed',
    refuses: ['not_enrolled'],
    scope: 'learn',
  },
} satisfies EndpointGroup;
