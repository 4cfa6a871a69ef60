import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { QuizDialog } from './index.ts';

const meta: Meta<typeof QuizDialog> = {
  title: 'Teaching/QuizDialog',
  component: QuizDialog,
  args: { lectureId: seedIds.lectures.quiz, hasQuiz: true },
  render: function Opened({ lectureId, ...args }) {
    const [isOpen, setOpen] = useState(true);
    return <QuizDialog {...args} lectureId={isOpen ? lectureId : undefined} onClose={() => setOpen(false)} />;
  },
  parameters: page({
    frame: 'dialog',
    traits: ['loads', 'submits', 'validates'],
    words: ['modal', 'questions', 'test'],
    accessibility: [
      'The title takes the focus once the quiz is loaded.',
      'The actions and what was refused are at the foot, in sight however long the quiz is.',
    ],
    keyboard: [['Escape', 'Closes the question, then the dialog; asks first if there are unsaved changes']],
  }),
};
export default meta;

export const Editing = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  shows: { role: 'button', name: 'quizCreator.saveDetails' },
});
export const New = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  args: { hasQuiz: false },
  prepare: (api) => {
    api.state.quizzes = [];
  },
  shows: 'quizCreator.noQuestions',
});
export const Question = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  act: ({ press, t }) => press(t('quizCreator.editQuestion', { number: 1 })),
  shows: { role: 'button', name: 'quizCreator.saveQuestion' },
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  viewport: 'phone',
  shows: { role: 'button', name: 'quizCreator.saveDetails' },
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  isAlone: true,
  call: 'quizzes.getAuthored',
  outcome: 'pending',
  shows: 'quizCreator.checking',
});
export const LoadFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'quizzes.getAuthored',
  outcome: { status: 500, body: '<h1>' },
  shows: 'quizzes.authoredFailed',
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  isAlone: true,
  call: 'quizzes.update',
  outcome: 'pending',
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.saveDetails');
  },
  shows: 'quizCreator.savingDetails',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  call: 'quizzes.update',
  outcome: { status: 403, body: { message: 'Your account may not change quizzes.' } },
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.saveDetails');
  },
  shows: { text: 'Your account may not change quizzes.' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.passPercentage', '101');
    await press('quizCreator.saveDetails');
    await press('notice.ok');
  },
  shows: 'rule.passPercentage',
});
export const Unsaved = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.cancel');
  },
  shows: 'unsaved.leaveTitle',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  isAlone: true,
  prepare(api) {
    for (const question of api.state.quizzes[0]?.questions ?? []) question.text = `${longTitle}?`;
  },
  shows: { text: `${longTitle}?` },
});
