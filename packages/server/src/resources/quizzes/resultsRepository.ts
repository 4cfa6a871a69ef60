import { correctAnswers } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { listQuestions, type QuizRow } from './authoredRepository.ts';
import { toQuestionWithKey } from './quizView.ts';

/** Read for each question: more than the correct options that a wrong answer may contain. */
const MAX_WRONG_ANSWERS = 60;

/** The results of a quiz over all attempts, in total and for each question. */
export async function findResults(db: Db, quiz: QuizRow) {
  const [questions, [totals], counts, mistakes] = await Promise.all([
    listQuestions(db, quiz.id),
    rows<{ attempts: number; learners: number; passed: number; average: number | null }>(
      db,
      sql`select count(*)::int attempts, count(distinct user_id)::int learners,
          count(distinct user_id) filter (where passed)::int passed, avg(score)::float8 average
        from quiz_attempts where quiz_id = ${quiz.id}`,
    ),
    rows<{ id: string; answers: number; correct: number }>(
      db,
      sql`select result->>'questionId' id, count(*)::int answers,
          count(*) filter (where (result->>'isCorrect')::boolean)::int correct
        from quiz_attempts, jsonb_array_elements(results) result where quiz_id = ${quiz.id} group by 1`,
    ),
    rows<{ id: string; answer: string; count: number }>(
      db,
      sql`select id, answer, count from (
          select id, min(answer) answer, count(*)::int count,
            row_number() over (partition by id order by count(*) desc, lower(trim(answer))) place
          from (
            select result->>'questionId' id, jsonb_array_elements_text(
                case jsonb_typeof(result->'userAnswer') when 'array' then result->'userAnswer'
                  else jsonb_build_array(result->'userAnswer') end) answer
            from quiz_attempts, jsonb_array_elements(results) result
            where quiz_id = ${quiz.id} and not (result->>'isCorrect')::boolean and result ? 'userAnswer'
          ) given group by id, lower(trim(answer))
        ) ranked where place <= ${MAX_WRONG_ANSWERS} order by id, place`,
    ),
  ]);
  const normal = (text: string) => text.trim().toLowerCase();
  return {
    quizId: quiz.id,
    title: quiz.title,
    attempts: totals?.attempts ?? 0,
    learners: totals?.learners ?? 0,
    passed: totals?.passed ?? 0,
    averageScore: totals?.average,
    questions: questions.map((question) => {
      const { answers = 0, correct = 0 } = counts.find(({ id }) => id === question.id) ?? {};
      const right = new Set(correctAnswers(toQuestionWithKey(question)).map(normal));
      const mistake = mistakes.find(({ id, answer }) => id === question.id && !right.has(normal(answer)));
      return {
        _id: question.id,
        text: question.text,
        answers,
        correctShare: answers === 0 ? undefined : (correct / answers) * 100,
        commonMistake: mistake && { answer: mistake.answer, count: mistake.count },
      };
    }),
  };
}
