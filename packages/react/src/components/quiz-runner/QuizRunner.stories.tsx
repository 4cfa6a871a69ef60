import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { QuizRunner } from './index.ts';

const quizId = seedIds.quizzes.weatherMaps;

const meta: Meta<typeof QuizRunner> = {
  title: 'Learning/QuizRunner',
  component: QuizRunner,
  args: { quizId },
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits', 'validates'],
    words: ['test', 'exam', 'questions', 'multiple choice', 'score', 'attempts'],
    do: ['Give it what follows a passed quiz (next), and the lectures to read again after a failed one.'],
    dont: ['Show the answers before the quiz is submitted: the browser never has them.'],
    accessibility: [
      'Each question is a group with its number and text as its name.',
      'An unanswered question is described at the question, and the first of them takes the focus.',
      'The result is a heading that takes the focus, so that it is read at once.',
      'Where it is narrow, one question is shown at a time and the focus moves with it.',
    ],
    keyboard: [
      ['Arrow keys', 'Choose among the answers'],
      ['Enter', 'The next question where it is narrow, otherwise submits'],
    ],
  }),
};
export default meta;

const learner = { as: 'learner' } as const;
const answer = async ({ press, type, t }: ActTools, days = 'three') => {
  await press('Writing down what one sees');
  await press('quiz.false');
  await type(t('quiz.answer'), days);
};
const submit = async (tools: ActTools) => {
  await answer(tools);
  await tools.press('quiz.submit');
};
const attempt = (attemptNumber: number, score: number) => ({
  _id: mockId(9, attemptNumber),
  score,
  passed: score >= 70,
  attemptNumber,
  createdAt: '2026-03-14T09:30:00.000Z',
  results: undefined,
});
const attempted = ({ state: { attempts } }: MockApi) =>
  void attempts.set(`${seedIds.users.learner} ${quizId}`, [attempt(2, 100), attempt(1, 33.333)]);
const lectures = [
  {
    _id: seedIds.lectures.text,
    sectionId: seedIds.sections.firstSteps,
    title: 'Looking closely',
    type: 'text' as const,
    order: 1,
    duration: 300,
    isCompleted: true,
    lastWatchedPosition: 0,
    captions: [],
  },
];

export const Questions = state<typeof meta>({ ...learner, shows: 'quiz.submit' });
export const Missing = state<typeof meta>({
  ...learner,
  kind: 'invalid',
  act: ({ press }) => press('quiz.submit'),
  shows: ['notice.missingAnswers.title', 'rule.answers', 'quiz.missing'],
});
/** One question at a time: the focus moves with it, and the answers stay. */
export const OnPhone = state<typeof meta>({
  ...learner,
  viewport: 'phone',
  act: async ({ canvas, press, t, userEvent }) => {
    const question = (number: number) =>
      canvas.queryByRole('group', { name: new RegExp(`^${t('quiz.question', { number, total: 3 })}`) });
    await press('Writing down what one sees');
    await expect(question(2)).toBeNull();
    await press('quiz.next');
    await expect(question(1)).toBeNull();
    await expect(question(2)).toHaveFocus();
    await press('quiz.false');
    await userEvent.keyboard('{Enter}');
    await expect(question(3)).toHaveFocus();
    await press('quiz.previous');
    await expect(canvas.getByRole('radio', { name: t('quiz.false') })).toBeChecked();
  },
  shows: ['quiz.question', { number: 2, total: 3 }],
});
export const WithAttempts = state<typeof meta>({
  ...learner,
  prepare: attempted,
  shows: ['quiz.passed', 'quiz.attempts'],
});
export const Passed = state<typeof meta>({
  ...learner,
  kind: 'done',
  act: submit,
  shows: ['quiz.passed', ['notice.quizSubmitted.passed', { score: '100.00' }]],
});
export const NotPassed = state<typeof meta>({
  ...learner,
  kind: 'done',
  args: { quizId, lectures },
  act: async (tools) => {
    await answer(tools, 'seven');
    await tools.press('quiz.submit');
  },
  shows: ['quiz.notPassed', 'quiz.reread', 'quiz.wrong'],
});
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  prepare: ({ state: { quizzes } }) => {
    for (const quiz of quizzes) {
      quiz.title = longTitle;
      for (const question of quiz.questions) {
        question.text = `${longTitle}: ${question.text} `.repeat(3);
        for (const option of question.options) option.text = `${option.text} ${longTitle}`;
      }
    }
  },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ ...learner, direction: 'rtl', shows: 'quiz.submit' });
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'quizzes.get',
  outcome: 'pending',
  shows: 'quiz.loading',
});
export const NotFound = state<typeof meta>({
  ...learner,
  kind: 'refused',
  args: { quizId: mockId(6, 999) },
  shows: ['quiz.notFound', 'quiz.toDashboard'],
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'quizzes.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'quiz.loadFailed',
});
/** The quiz can be taken all the same. */
export const AttemptsFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'quizzes.attempts',
  outcome: { status: 500, body: '<h1>' },
  shows: 'quiz.submit',
});
export const Submitting = state<typeof meta>({
  ...learner,
  kind: 'busy',
  call: 'quizzes.submit',
  outcome: 'pending',
  act: submit,
  shows: 'quiz.submitting',
});
export const SubmitFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'quizzes.submit',
  outcome: { status: 500, body: '<h1>' },
  act: submit,
  shows: 'quiz.submitFailed',
});
export const QuizChanged = state<typeof meta>({
  ...learner,
  kind: 'refused',
  call: 'quizzes.submit',
  outcome: { status: 409, body: { code: 'quiz_changed', message: 'The quiz has changed. Please reload it.' } },
  act: submit,
  shows: { text: 'The quiz has changed.' },
});
