import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { authoredQuestion, questionInput, questionUpdate } from '../../schemas/authoredQuiz.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';

const saved = z.object({ question: z.optional(authoredQuestion) });

/** The questions of an authored quiz (§7 and beyond). */
export const questions = {
  /** Adds a question. The same quiz and order again replaces it, so a lost answer can be repeated. */
  create: {
    method: 'POST',
    path: '/instructor/question',
    input: questionInput,
    output: saved,
    failure: 'questions.createFailed',
    refuses: ['too_many'],
  },
  /** Replaces a question (beyond §7). */
  update: {
    method: 'PUT',
    path: '/instructor/question/{id}',
    input: questionUpdate,
    output: saved,
    failure: 'questions.updateFailed',
  },
  /** Removes a question (beyond §7); a finished quiz keeps at least one. */
  remove: {
    method: 'DELETE',
    path: '/instructor/question/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'questions.removeFailed',
    refuses: ['last_question'],
  },
} satisfies EndpointGroup;
