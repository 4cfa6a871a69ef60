import { correctAnswers, endpoints, quizScore, unansweredQuestions } from '@lectern/sdk/api';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { lockLearner } from '../enrollments/access.ts';
import { saveProgress } from '../enrollments/progressRepository.ts';
import { listQuestions } from './authoredRepository.ts';
import { toAttempt, toKeyed, toQuestion } from './quizView.ts';
import { addAttempt, listAttempts, lockQuizForAttempt, quizForLearner } from './takenRepository.ts';

/** Quizzes for those who take them. */
export function takenQuizRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.quizzes.get, signedIn, async ({ input, actor }) => {
      const quiz = await quizForLearner(db, actor.id, input.id);
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
        const attempt = await db.transaction(async (tx) => {
          const quiz = await quizForLearner(tx, actor.id, input.id);
          await lockLearner(tx, actor.id, quiz.courseId);
          await lockQuizForAttempt(tx, quiz.id);
          const rows = await listQuestions(tx, quiz.id);
          const questions = rows.map(toKeyed);
          const ids = new Set(questions.map(({ _id }) => _id));
          if (answers.some(({ questionId }) => !ids.has(questionId))) throw problems.quizChanged();
          if (unansweredQuestions(questions, answers).length > 0) throw problems.unanswered();
          const { score, passed, results } = quizScore(questions, answers, quiz.passPercentage);
          // Only who has passed is told the answers, so that another try is still a test.
          const told = results.map((result, index) => {
            const question = questions[index];
            if (!passed || !question) return result;
            const explanation = rows[index]?.explanation;
            return { ...result, correctAnswers: correctAnswers(question), ...(explanation ? { explanation } : {}) };
          });
          if (passed) await saveProgress(tx, actor.id, quiz.lectureId, 0, true);
          return addAttempt(tx, { userId: actor.id, quizId: quiz.id, score, passed, results: told });
        });
        return { attempt: toAttempt(attempt) };
      },
      { leavesCatalogue: true },
    ),

    route(endpoints.quizzes.attempts, signedIn, async ({ input, actor }) => {
      const quiz = await quizForLearner(db, actor.id, input.id);
      return { attempts: (await listAttempts(db, actor.id, quiz.id)).map(toAttempt) };
    }),
  ];
}
