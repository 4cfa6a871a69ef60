import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { longTitle } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, failed, refused, busy, invalid, long } = statesOf(meta, { as: 'instructor' });

export const Editing = ready(has('button', 'quizCreator.saveDetails'), { isAlone: true });
export const New = ready('quizCreator.noQuestions', {
  isAlone: true,
  args: { hasQuiz: false },
  prepare: (api) => {
    api.state.quizzes = [];
  },
});
export const Question = ready(has('button', 'quizCreator.saveQuestion'), {
  isAlone: true,
  act: ({ press, t }) => press(t('quizCreator.editQuestion', { number: 1 })),
});
export const Phone = ready(has('button', 'quizCreator.saveDetails'), { viewport: 'phone' });
export const Loading = loading('quizzes.getAuthored', 'quizCreator.checking', { isAlone: true });
export const LoadFailed = failed('quizzes.getAuthored', 'quizzes.authoredFailed', { isAlone: true });
export const Saving = busy('quizzes.update', 'quizCreator.savingDetails', {
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.saveDetails');
  },
});
export const Refused = refused('quizzes.update', 403, 'Your account may not change quizzes.', {
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.saveDetails');
  },
});
export const Invalid = invalid('rule.passPercentage', {
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.passPercentage', '101');
    await press('quizCreator.saveDetails');
    await press('notice.ok');
  },
});
export const Unsaved = ready('unsaved.leaveTitle', {
  isAlone: true,
  async act({ type, press }) {
    await type('quizCreator.quizTitle', 'What you remember, again');
    await press('quizCreator.cancel');
  },
});
export const Long = long(says(`${longTitle}?`), {
  isAlone: true,
  prepare(api) {
    for (const question of api.state.quizzes[0]?.questions ?? []) question.text = `${longTitle}?`;
  },
});
