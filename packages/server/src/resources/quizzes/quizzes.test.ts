import { endpoints } from '@lectern/sdk/api';
import { describe, expect, it } from 'vitest';
import { ANSWER_KEY_CANARY } from '../../testing/answerKeyCanary.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

async function course() {
  const owner = await server.make.user({ role: 'instructor' });
  const made = await server.make.fullCourse({ creatorId: owner });
  const learner = await server.make.user();
  await server.make.enroll(learner, made.courseId);
  return { ...made, asOwner: await server.tokenOf(owner), asLearner: await server.tokenOf(learner) };
}
type Course = Awaited<ReturnType<typeof course>>;
const hand = ({ quizId, choice, short, asLearner }: Course, one: string | string[], other: string) =>
  server.call(
    endpoints.quizzes.submit,
    {
      id: quizId,
      answers: [
        { questionId: choice, userAnswer: one },
        { questionId: short, userAnswer: other },
      ],
    },
    asLearner,
  );
const progressOf = async ({ courseId, asLearner }: Course) =>
  (await server.call(endpoints.enrollments.courseProgress, { id: courseId }, asLearner)).body.courseProgress;

describe('taking a quiz', () => {
  it('is found by its id or its lecture’s, without the answer key', async () => {
    const made = await course();
    for (const id of [made.quizId, made.quiz]) {
      const { body, text } = await server.call(endpoints.quizzes.get, { id }, made.asLearner);
      expect(body.quiz).toMatchObject({ _id: made.quizId, lectureId: made.quiz, passPercentage: 70 });
      expect(body.quiz.questions[0]).toMatchObject({
        text: 'Which one?',
        options: [{ text: 'The right one' }, { text: 'Another' }],
        hasSeveralAnswers: false,
      });
      for (const secret of [ANSWER_KEY_CANARY, 'isCorrect', 'correctAnswer', 'explanation'])
        expect(text).not.toContain(secret);
    }
  });

  it('is graded by the server: a failed attempt shows what was wrong, a passed one why', async () => {
    const made = await course();
    // Correct in any case; in capitals it differs from the canary.
    const ownAnswer = ANSWER_KEY_CANARY.toUpperCase();
    const failed = await hand(made, 'Another', ownAnswer);
    expect(failed.body.attempt).toMatchObject({ score: 30, passed: false, attemptNumber: 1 });
    expect(failed.body.attempt.results).toEqual([
      { questionId: made.choice, isCorrect: false, userAnswer: 'Another' },
      { questionId: made.short, isCorrect: true, userAnswer: ownAnswer },
    ]);
    expect(await progressOf(made)).toBe(0);

    // 7 of 10 points are exactly enough.
    const passed = await hand(made, ' THE RIGHT ONE ', 'no idea');
    expect(passed.body.attempt).toMatchObject({ score: 70, passed: true, attemptNumber: 2 });
    expect(passed.body.attempt.results?.[0]).toMatchObject({
      correctAnswers: ['The right one'],
      explanation: ANSWER_KEY_CANARY,
    });
    expect(await progressOf(made)).toBe(25);

    // A later failure does not undo it.
    await hand(made, 'Another', 'no idea');
    expect(await progressOf(made)).toBe(25);
    const { body } = await server.call(endpoints.quizzes.attempts, { id: made.quiz }, made.asLearner);
    expect(body.attempts.map(({ attemptNumber, score }) => [attemptNumber, score])).toEqual([
      [3, 0],
      [2, 70],
      [1, 30],
    ]);
  });

  it('requires an answer to every question, and to no other', async () => {
    const made = await course();
    expect(await hand(made, 'Another', '  ')).toMatchObject({
      status: 400,
      problem: { message: 'Please answer all questions before submitting.' },
    });
    const answers = [{ questionId: 'f'.repeat(24), userAnswer: 'x' }];
    const strange = await server.call(endpoints.quizzes.submit, { id: made.quizId, answers }, made.asLearner);
    expect(strange).toMatchObject({ status: 409, problem: { code: 'quiz_changed' } });
  });

  it('numbers concurrent attempts', async () => {
    const made = await course();
    const tries = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => hand(made, 'Another', 'x')));
    expect(tries.filter(({ status }) => status !== 200)).toEqual([]);
    const numbers = tries.map(({ body }) => body.attempt.attemptNumber).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: CONCURRENT_CALLERS }, (_, index) => index + 1));
  });
});

it('removes an explanation when its question is reworded', async () => {
  const made = await course();
  const question = {
    id: made.choice,
    text: 'Is it so?',
    type: 'true-false' as const,
    correctAnswer: 'true',
    points: 7,
  };
  await server.call(endpoints.questions.update, question, made.asOwner);
  const passed = await hand(made, 'true', 'x');
  expect(passed.body.attempt.passed).toBe(true);
  expect(passed.body.attempt.results?.[0]).not.toHaveProperty('explanation');
});

it('is deleted or answered, never both', async () => {
  const made = await course();
  const all = await Promise.all([
    ...Array.from({ length: 10 }, () => hand(made, 'Another', 'x')),
    server.call(endpoints.quizzes.remove, { id: made.quizId }, made.asOwner),
    server.call(
      endpoints.questions.create,
      { quizId: made.quizId, text: 'Is it?', type: 'short-answer', correctAnswer: 'x' },
      made.asOwner,
    ),
    ...Array.from({ length: 10 }, () => hand(made, 'Another', 'x')),
  ]);
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
});

describe('creating a quiz', () => {
  const question = (order: number) => ({
    order,
    text: `Question ${order}?`,
    type: 'short-answer' as const,
    correctAnswer: ANSWER_KEY_CANARY,
  });
  async function bare() {
    const made = await course();
    const lectureId = await server.make.lecture(made.courseId, made.sectionId, { type: 'quiz', position: 7 });
    return { ...made, lectureId };
  }

  it('is hidden from learners until it is linked, and can be started over until then', async () => {
    const made = await bare();
    const first = await server.call(
      endpoints.quizzes.create,
      { lectureId: made.lectureId, title: 'First' },
      made.asOwner,
    );
    const quizId = first.body.quiz._id;
    expect(first.body.quiz).toMatchObject({ isFinished: false, passPercentage: 70, questions: [] });
    const empty = await server.call(endpoints.lectures.update, { id: made.lectureId, quizId }, made.asOwner);
    expect(empty).toMatchObject({ status: 409, problem: { code: 'quiz_unfinished' } });
    for (const order of [0, 1, 2]) {
      await server.call(endpoints.questions.create, { quizId, ...question(order) }, made.asOwner);
    }
    expect((await server.call(endpoints.quizzes.get, { id: quizId }, made.asLearner)).status).toBe(404);

    // Started over: the same quiz without its questions.
    const again = await server.call(
      endpoints.quizzes.create,
      { lectureId: made.lectureId, title: 'Second' },
      made.asOwner,
    );
    expect(again.body.quiz).toMatchObject({ _id: quizId, title: 'Second', questions: [] });
    // A question that is sent twice is stored once.
    for (const order of [0, 0, 1]) {
      await server.call(endpoints.questions.create, { quizId, ...question(order) }, made.asOwner);
    }
    const link = await server.call(endpoints.lectures.update, { id: made.lectureId, quizId }, made.asOwner);
    expect(link.body.lecture?.quizId).toBe(quizId);
    const { body } = await server.call(endpoints.quizzes.get, { id: made.lectureId }, made.asLearner);
    expect(body.quiz.questions.map(({ order }) => order)).toEqual([0, 1]);
    const third = await server.call(
      endpoints.quizzes.create,
      { lectureId: made.lectureId, title: 'Third' },
      made.asOwner,
    );
    expect(third).toMatchObject({ status: 409, problem: { code: 'quiz_exists' } });
  });

  it('creates one quiz for concurrent calls', async () => {
    const made = await bare();
    const input = { lectureId: made.lectureId, title: 'A quiz' };
    const all = await Promise.all(
      Array.from({ length: CONCURRENT_CALLERS }, () => server.call(endpoints.quizzes.create, input, made.asOwner)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.quiz._id)).size).toBe(1);
  });

  it('edits, moves and deletes questions, but not the last one', async () => {
    const { quizId, choice, short, asOwner } = await course();
    await server.call(
      endpoints.questions.update,
      { id: short, text: 'Is it so?', type: 'true-false', correctAnswer: 'TRUE', order: 0 },
      asOwner,
    );
    const { body } = await server.call(endpoints.quizzes.getAuthored, { id: quizId }, asOwner);
    expect(body.quiz.questions.map(({ _id, order, correctAnswer }) => [_id, order, correctAnswer])).toEqual([
      [short, 0, 'true'],
      [choice, 1, ''],
    ]);
    expect((await server.call(endpoints.questions.remove, { id: choice }, asOwner)).status).toBe(200);
    expect(await server.call(endpoints.questions.remove, { id: short }, asOwner)).toMatchObject({
      status: 409,
      problem: { code: 'last_question' },
    });
  });

  it('has one order after concurrent moves', async () => {
    const { quizId, choice, short, asOwner } = await course();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.call(
          endpoints.quizzes.arrange,
          { id: quizId, questions: index % 2 ? [choice, short] : [short, choice] },
          asOwner,
        ),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await server.call(endpoints.quizzes.getAuthored, { id: quizId }, asOwner);
    expect(body.quiz.questions.map(({ order }) => order)).toEqual([0, 1]);
  });

  it('stays for learners who have answered it when it is deleted', async () => {
    const made = await course();
    await hand(made, 'The right one', 'x');
    const other = await server.make.user();
    await server.make.enroll(other, made.courseId);
    const asOther = await server.tokenOf(other);
    expect((await server.call(endpoints.quizzes.remove, { id: made.quizId }, made.asOwner)).status).toBe(200);
    expect((await server.call(endpoints.quizzes.getAuthored, { id: made.quizId }, made.asOwner)).status).toBe(404);
    expect((await server.call(endpoints.quizzes.get, { id: made.quizId }, asOther)).status).toBe(404);
    expect(
      (await server.call(endpoints.quizzes.attempts, { id: made.quizId }, made.asLearner)).body.attempts,
    ).toHaveLength(1);
    const content = await server.call(endpoints.enrollments.get, { id: made.courseId }, made.asLearner);
    expect(content.body.course.sections[0]?.lectures.find(({ _id }) => _id === made.quiz)?.quizId).toBe(made.quizId);
    // The lecture can get a new quiz.
    const next = await server.call(endpoints.quizzes.create, { lectureId: made.quiz, title: 'Anew' }, made.asOwner);
    expect(next.status).toBe(200);
  });
});
