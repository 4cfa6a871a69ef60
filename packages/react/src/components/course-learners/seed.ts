import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';

/** One attempt at the quiz of the first course: one answer is right. */
export function withAttempts({ state }: MockApi): void {
  const [quiz] = state.quizzes;
  const [first, second, third] = quiz?.questions ?? [];
  state.attempts.set(`${seedIds.users.learner} ${quiz?._id}`, [
    {
      _id: mockId(9, 500),
      score: 33.33,
      passed: false,
      attemptNumber: 1,
      createdAt: '2026-03-01T00:00:00.000Z',
      results: [
        { questionId: first?._id ?? '', isCorrect: false, userAnswer: 'Asking somebody else' },
        { questionId: second?._id ?? '', isCorrect: true, userAnswer: 'false' },
        { questionId: third?._id ?? '', isCorrect: false, userAnswer: 'seven' },
      ].map((result) => ({ correctAnswers: undefined, explanation: undefined, ...result })),
    },
  ]);
}
