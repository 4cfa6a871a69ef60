import { endpoints } from '@lectern/sdk/api';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { mayRead, mayWrite } from '../courses/authoredRoutes.ts';
import { lockAuthoredCourse, requireAuthoredLecture } from '../courses/authorship.ts';
import {
  arrangeQuestions,
  beginQuiz,
  findOwnQuestion,
  findOwnQuiz,
  listQuestions,
  putQuestion,
  removeQuestion,
  removeQuiz,
  updateQuestion,
  updateQuiz,
} from './authoredRepository.ts';
import { toAuthoredQuestion, toAuthoredQuiz } from './quizView.ts';
import { findResults } from './resultsRepository.ts';

/** Quizzes and their questions for those who make them. */
export function authoredQuizRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.quizzes.create, mayWrite, async ({ input, actor }) => {
      const { lectureId, ...fields } = input;
      const quiz = await db.transaction(async (tx) => {
        const lecture = await requireAuthoredLecture(tx, actor.id, lectureId);
        if (lecture.type !== 'quiz') throw problems.notOfThisType('quiz');
        await lockAuthoredCourse(tx, actor.id, lecture.courseId);
        return beginQuiz(tx, lectureId, fields);
      });
      return { quiz: toAuthoredQuiz(quiz, []) };
    }),

    route(endpoints.quizzes.getAuthored, mayRead, async ({ input, actor }) => {
      const quiz = await findOwnQuiz(db, actor.id, input.id);
      return { quiz: toAuthoredQuiz(quiz, await listQuestions(db, quiz.id)) };
    }),

    route(endpoints.quizzes.results, mayRead, async ({ input, actor }) => ({
      results: await findResults(db, await findOwnQuiz(db, actor.id, input.id)),
    })),

    route(endpoints.quizzes.update, mayWrite, async ({ input, actor }) => {
      const { id, ...fields } = input;
      return db.transaction(async (tx) => {
        const quiz = await updateQuiz(tx, (await findOwnQuiz(tx, actor.id, id)).id, fields);
        return { quiz: toAuthoredQuiz(quiz, await listQuestions(tx, quiz.id)) };
      });
    }),

    route(endpoints.quizzes.arrange, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) =>
        arrangeQuestions(tx, (await findOwnQuiz(tx, actor.id, input.id)).id, input.questions),
      );
      return {};
    }),

    route(endpoints.quizzes.remove, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) => removeQuiz(tx, (await findOwnQuiz(tx, actor.id, input.id)).id));
      return {};
    }),

    route(endpoints.questions.create, mayWrite, async ({ input, actor }) => {
      const { quizId, order, ...fields } = input;
      const question = await db.transaction(async (tx) => {
        const quiz = await findOwnQuiz(tx, actor.id, quizId);
        return putQuestion(tx, quiz.id, order, fields);
      });
      return { question: toAuthoredQuestion(question) };
    }),

    route(endpoints.questions.update, mayWrite, async ({ input, actor }) => {
      const { id, order, ...fields } = input;
      const question = await db.transaction(async (tx) => {
        const found = await findOwnQuestion(tx, actor.id, id);
        return updateQuestion(tx, found.question, order, fields);
      });
      return { question: toAuthoredQuestion(question) };
    }),

    route(endpoints.questions.remove, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) => {
        const { question } = await findOwnQuestion(tx, actor.id, input.id);
        await removeQuestion(tx, question);
      });
      return {};
    }),
  ];
}
