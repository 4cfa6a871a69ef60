import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { authoredQuiz, quizArrangement, quizInput, quizResults, quizUpdate } from '../../schemas/authoredQuiz.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';

/** Quizzes, for authors (§7). `{id}` is the id of the quiz or of its lecture. */
export const quizzes = {
  /**
   * Makes a quiz for a lecture; learners see it once a lecture update has linked it. `marketplace.createQuiz` takes all
   * the steps.
   */
  create: {
    method: 'POST',
    path: '/instructor/quiz',
    input: quizInput,
    output: z.object({ quiz: authoredQuiz }),
    failure: 'quizzes.createFailed',
    refuses: ['quiz_exists', 'wrong_lecture_type'],
  },
  /** A quiz with its answers, for its author. 404 where the lecture has none, which the client turns into null. */
  getAuthored: {
    method: 'GET',
    path: '/instructor/quiz/{id}',
    input: byId,
    output: z.object({ quiz: authoredQuiz }),
    failure: 'quizzes.authoredFailed',
    isNullable: true,
  },
  /** How learners did, question by question, for the author (beyond §7); 404 where the lecture has no quiz. */
  results: {
    method: 'GET',
    path: '/instructor/quiz/{id}/results',
    input: byId,
    output: z.object({ results: quizResults }),
    failure: 'quizzes.resultsFailed',
  },
  /** Changes only the fields that are sent (beyond §7). Existing attempts keep their results. */
  update: {
    method: 'PUT',
    path: '/instructor/quiz/{id}',
    input: quizUpdate,
    output: z.object({ quiz: authoredQuiz }),
    failure: 'quizzes.updateFailed',
  },
  /** Puts all questions in a new order, at once (beyond §7). */
  arrange: {
    method: 'PUT',
    path: '/instructor/quiz/{id}/order',
    input: quizArrangement,
    output: emptyOutput,
    failure: 'quizzes.arrangeFailed',
    refuses: ['quiz_changed'],
  },
  /** Removes a quiz; learners who have answered it keep it. */
  remove: {
    method: 'DELETE',
    path: '/instructor/quiz/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'quizzes.removeFailed',
  },
} satisfies EndpointGroup;
