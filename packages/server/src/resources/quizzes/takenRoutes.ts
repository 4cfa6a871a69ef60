import { endpoints } from '@lectern/sdk/api';
import { correctAnswers, quizScore, unansweredQuestions } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { issueDue } from '../certificates/issueDue.ts';
import { requireAccess } from '../enrollments/access.ts';
import { lockEnrollment } from '../enrollments/accessRepository.ts';
import { recordAnswer } from '../enrollments/progressRepository.ts';
import { listQuestions } from './authoredRepository.ts';
import { toAttempt, toQuestion, toQuestionWithKey } from './quizView.ts';
import {
  addAttempt,
  findExplainingLectures,
  findQuizAccess,
  listAttempts,
  lockQuizForAttempt,
} from './takenRepository.ts';

/** A quiz for a learner of its course; whichever part of it is hidden, the quiz is "not found". */
async function requireQuiz(db: Db, userId: string, id: string) {
  const quiz = await findQuizAccess(db, userId, id);
  requireAccess(quiz, problems.quizNotFound);
  return quiz;
}

/** Quizzes as learners take them. */
export function takenQuizRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(endpoints.quizzes.get, signedIn, async ({ input, actor }) => {
      const quiz = await requireQuiz(db, actor.id, input.id);
      const questions = await listQuestions(db, quiz.id);
      const { id, lectureId, title, description, passPercentage } = quiz;
      return {
        quiz: { _id: id, lectureId, title, description, passPercentage, questions: questions.map(toQuestion) },
      };
    }),

    route(
      endpoints.quizzes.submit,
      signedIn,
      async ({ input, actor }) => {
        const { answers } = input;
        const { attempt, lectureId } = await db.transaction(async (tx) => {
          const quiz = await requireQuiz(tx, actor.id, input.id);
          await lockEnrollment(tx, actor.id, quiz.courseId);
          if (!(await lockQuizForAttempt(tx, quiz.id))) throw problems.quizNotFound();
          const rows = await listQuestions(tx, quiz.id);
          const questions = rows.map(toQuestionWithKey);
          const ids = new Set(questions.map(({ _id }) => _id));
          if (answers.some(({ questionId }) => !ids.has(questionId))) throw problems.quizChanged();
          if (unansweredQuestions(questions, answers).length > 0) throw problems.unanswered();
          const { score, passed, results } = quizScore(questions, answers, quiz.passPercentage);
          // The correct answers are shown only after a pass, so that another attempt is still a test.
          const shownResults = results.map((result, index) => {
            const question = questions[index];
            if (!passed || !question) return result;
            const explanation = rows[index]?.explanation;
            return { ...result, correctAnswers: correctAnswers(question), ...(explanation ? { explanation } : {}) };
          });
          await recordAnswer(tx, actor.id, quiz.lectureId, passed);
          const attempt = await addAttempt(tx, {
            userId: actor.id,
            quizId: quiz.id,
            score,
            passed,
            results: shownResults,
          });
          return { attempt, lectureId: quiz.lectureId };
        });
        if (attempt.passed) await issueDue(services, actor.id, { lectureId });
        return { attempt: toAttempt(attempt, await findExplainingLectures(db, attempt.quizId)) };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.quizzes.attempts, signedIn, async ({ input, actor }) => {
      const quiz = await requireQuiz(db, actor.id, input.id);
      const attempts = await listAttempts(db, actor.id, quiz.id);
      const explaining = await findExplainingLectures(db, quiz.id);
      return { attempts: attempts.map((attempt) => toAttempt(attempt, explaining)) };
    }),
  ];
}
