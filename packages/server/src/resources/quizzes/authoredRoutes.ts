import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listQuestions } from './authoredRepository.ts';
import {
  arrangeQuestions,
  changeQuestion,
  changeQuiz,
  createQuestion,
  createQuiz,
  removeQuestion,
  removeQuiz,
  requireAuthoredQuiz,
} from './authoring.ts';
import { toAuthoredQuestion, toAuthoredQuiz } from './quizView.ts';
import { findResults } from './resultsRepository.ts';

/** Quizzes and their questions as authors edit them. */
export function authoredQuizRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.quizzes.create, may('contentManager'), async ({ input, actor }) => ({
      quiz: toAuthoredQuiz(await createQuiz(db, actor.id, input), []),
    })),

    route(endpoints.quizzes.getAuthored, may('instructorDashboard'), async ({ input, actor }) => {
      const quiz = await requireAuthoredQuiz(db, actor.id, input.id);
      return { quiz: toAuthoredQuiz(quiz, await listQuestions(db, quiz.id)) };
    }),

    route(endpoints.quizzes.results, may('instructorDashboard'), async ({ input, actor }) => ({
      results: await findResults(db, await requireAuthoredQuiz(db, actor.id, input.id)),
    })),

    route(endpoints.quizzes.update, may('contentManager'), async ({ input, actor }) => {
      const { quiz, questions } = await changeQuiz(db, actor.id, input);
      return { quiz: toAuthoredQuiz(quiz, questions) };
    }),

    route(endpoints.quizzes.arrange, may('contentManager'), async ({ input, actor }) => {
      await arrangeQuestions(db, actor.id, input);
      return {};
    }),

    route(endpoints.quizzes.remove, may('contentManager'), async ({ input, actor }) => {
      await removeQuiz(db, actor.id, input.id);
      return {};
    }),

    route(endpoints.questions.create, may('contentManager'), async ({ input, actor }) => ({
      question: toAuthoredQuestion(await createQuestion(db, actor.id, input)),
    })),

    route(endpoints.questions.update, may('contentManager'), async ({ input, actor }) => ({
      question: toAuthoredQuestion(await changeQuestion(db, actor.id, input)),
    })),

    route(endpoints.questions.remove, may('contentManager'), async ({ input, actor }) => {
      await removeQuestion(db, actor.id, input.id);
      return {};
    }),
  ];
}
