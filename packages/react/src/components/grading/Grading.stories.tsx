import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { Grading } from './index.ts';
import { lectureId, works } from './seed.ts';

const meta: Meta<typeof Grading> = {
  title: 'Teaching/Grading',
  component: Grading,
  args: { lectureId },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'validates', 'restricted'],
    words: ['marks', 'feedback', 'homework', 'assignment'],
    do: ['Give it the width of a page: list, submission and grade stand side by side from 60 em.'],
    accessibility: [
      'Opening a submission moves the focus to its heading, so that it is read first.',
      'A saved grade and the end of the list are announced.',
      "Only the pressed button says that it saves; the other one can't be pressed meanwhile.",
    ],
    keyboard: [
      ['Ctrl+Enter', 'Saves the grade and opens the next submission'],
      ['Enter in the grade', 'Saves the grade'],
    ],
  }),
};
export default meta;

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());
const write = ({ type }: ActTools) => type('grading.grade', '90');
const grade = async (tools: ActTools) => {
  await write(tools);
  await tools.press('grading.save');
};

export const Ungraded = state<typeof meta>({
  as: 'instructor',
  prepare: withWorks,
  shows: ['grading.work', { name: 'Leela Rao' }],
});
export const All = state<typeof meta>({
  as: 'instructor',
  prepare: withWorks,
  act: ({ press, t }) => press(t('grading.all', { count: '3' })),
  shows: ['grading.graded', { grade: '82.5', best: '100' }],
});
export const EveryoneGraded = state<typeof meta>({
  as: 'instructor',
  prepare(api) {
    withWorks(api);
    for (const work of api.state.submissions) work.grade = 75;
  },
  shows: 'grading.done',
});
export const UnsafeLink = state<typeof meta>({
  as: 'instructor',
  prepare: (api) =>
    void api.state.submissions.push(
      ...works()
        .slice(0, 1)
        .map((work) => ({ ...work, submissionUrl: 'ftp://example.com/week' })),
    ),
  shows: ['grading.badLink', { url: 'ftp://example.com/week' }],
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  prepare: withWorks,
  viewport: 'phone',
  shows: ['grading.work', { name: 'Leela Rao' }],
});
export const RightToLeft = state<typeof meta>({
  as: 'instructor',
  prepare: withWorks,
  direction: 'rtl',
  shows: ['grading.work', { name: 'Leela Rao' }],
});

export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'submissions.list',
  outcome: 'pending',
  shows: 'grading.loading',
});
export const Nothing = state<typeof meta>({ kind: 'empty', as: 'instructor', shows: 'grading.none' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'submissions.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'grading.loadFailed',
});
export const OtherRole = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  shows: 'contentManager.instructorOnly',
});
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withWorks,
  async act({ type, press }) {
    await type('grading.grade', '101');
    await press('grading.save');
  },
  shows: 'rule.grade',
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: 'pending',
  act: grade,
  shows: 'grading.saving',
});
export const SavingAndNext = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: 'pending',
  async act(tools) {
    await write(tools);
    await tools.press('grading.saveAndNext');
  },
  shows: 'grading.saving',
});
export const Saved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: withWorks,
  act: grade,
  shows: ['grading.saved', { name: 'Leela Rao' }],
});
export const SaveFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: { status: 500, body: '<h1>' },
  act: grade,
  shows: 'submissions.gradeFailed',
});
export const Offline = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: 'offline',
  act: grade,
  shows: 'error.network',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: { status: 403, body: { message: 'Your account may not grade at the moment.' } },
  act: grade,
  shows: { text: 'Your account may not grade at the moment.' },
});
export const Conflict = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: { status: 409, body: { message: 'The work was submitted again meanwhile. Please reload it.' } },
  act: grade,
  shows: { text: 'The work was submitted again meanwhile. Please reload it.' },
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare(api) {
    withWorks(api);
    withLongWords(api);
    for (const work of api.state.submissions) {
      work.submissionText = `${longTitle}. `.repeat(30);
      if (work.userId)
        Object.assign(work.userId, { firstName: 'Wilhelmina-Friederike', lastName: 'Hohenlohe-Waldenburg' });
    }
  },
  shows: { text: longTitle },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'instructor',
  prepare({ state: { submissions } }) {
    const [first] = works();
    if (!first) return;
    for (let number = 1; number <= 60; number += 1) {
      submissions.push({ ...first, _id: mockId(9, number), userId: { ...first.userId, lastName: `Rao ${number}` } });
    }
  },
  shows: ['grading.ungraded', { count: '60' }],
});
