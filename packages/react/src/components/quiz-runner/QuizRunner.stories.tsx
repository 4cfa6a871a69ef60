import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { explain, quizSections } from '../../testing/quizSections.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
    do: [
      'Give it what follows a passed quiz (next), and the course (sections): the result leads to what explains the missed questions.',
    ],
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
const { state, ready, loading, failed, busy, invalid, done, long } = statesOf(meta, { as: 'learner' });

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

export const Questions = ready('quiz.submit');
export const Missing = invalid(['notice.missingAnswers.title', 'rule.answers', 'quiz.missing'], {
  act: ({ press }) => press('quiz.submit'),
});
/** One question at a time: the focus moves with it, and the answers stay. */
export const OnPhone = ready(['quiz.question', { number: 2, total: 3 }], {
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
});
export const WithAttempts = ready(['quiz.passed', 'quiz.attempts'], { prepare: attempted });
export const Passed = done(['quiz.passed', ['notice.quizSubmitted.passed', { score: '100.00' }]], { act: submit });
const fail = async (tools: ActTools) => {
  await answer(tools, 'seven');
  await tools.press('quiz.submit');
};
const { text, video } = seedIds.lectures;
const review = (title: string) => ['quiz.review', { title }] as const;
const args = { quizId, sections: quizSections };
/** The missed question names no lecture: all that the quiz asks about. */
export const NotPassed = done(['quiz.notPassed', 'quiz.beforeRetry', 'quiz.wrong', review('Doing it again')], {
  args,
  act: fail,
});
/** Exactly the lecture that explains the missed question. */
export const NotPassedExplained = done(['quiz.beforeRetry', review('Looking closely')], {
  args,
  prepare: explain(video, video, text),
  act: fail,
});
export const PassedButMissedOne = done(['quiz.passed', 'quiz.afterPass', review('Looking closely')], {
  args,
  prepare(api) {
    explain(video, video, text)(api);
    for (const quiz of api.state.quizzes) quiz.passPercentage = 30;
  },
  act: fail,
});
export const LongWords = long(says(longTitle), {
  prepare: ({ state: { quizzes } }) => {
    for (const quiz of quizzes) {
      quiz.title = longTitle;
      for (const question of quiz.questions) {
        question.text = `${longTitle}: ${question.text} `.repeat(3);
        for (const option of question.options) option.text = `${option.text} ${longTitle}`;
      }
    }
  },
});
export const Loading = loading('quizzes.get', 'quiz.loading');
export const NotFound = state({
  kind: 'refused',
  args: { quizId: mockId(6, 999) },
  shows: ['quiz.notFound', 'quiz.toDashboard'],
});
export const Failed = failed('quizzes.get', 'quiz.loadFailed');
/** The quiz can be taken all the same. */
export const AttemptsFailed = failed('quizzes.attempts', 'quiz.submit');
export const Submitting = busy('quizzes.submit', 'quiz.submitting', { act: submit });
export const SubmitFailed = failed('quizzes.submit', 'quiz.submitFailed', { act: submit });
export const QuizChanged = state({
  kind: 'refused',
  call: 'quizzes.submit',
  outcome: { status: 409, body: { code: 'quiz_changed', message: 'The quiz has changed. Please reload it.' } },
  act: submit,
  shows: { text: 'The quiz has changed.' },
});
