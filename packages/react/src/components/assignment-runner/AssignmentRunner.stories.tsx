import type { ShownWork } from '@lectern/sdk';
import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { AssignmentRunner } from './index.ts';

const lectureId = seedIds.lectures.assignment;

const meta: Meta<typeof AssignmentRunner> = {
  title: 'Learning/AssignmentRunner',
  component: AssignmentRunner,
  args: { lectureId, contentUrl: 'https://example.com/brief' },
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits', 'validates'],
    words: ['homework', 'submission', 'hand in', 'grade', 'feedback'],
    do: ['Put the task above the form, as its children.'],
    dont: ['Clear the form on a failure: what was typed is kept, also over a reload.'],
    accessibility: [
      'A failure is announced above the form, a rule at its field.',
      'After submitting, the focus moves to the heading of the submission.',
    ],
    keyboard: [
      ['Tab', 'The task, the text, the link, then Submit'],
      ['Enter', 'Submits from the link; in the text it starts a new line'],
    ],
  }),
};
export default meta;
const { state, ready, loading, failed, busy, invalid, done, long } = statesOf(meta, { as: 'learner' });

const work = {
  _id: mockId(9, 1),
  lectureId,
  authorId: seedIds.users.learner,
  userId: { _id: seedIds.users.learner, firstName: 'Leela', lastName: 'Rao', profilePicture: undefined },
  submissionText: 'Three notes about the weather of a week, and what I got wrong.',
  submissionUrl: 'https://example.com/notes',
  grade: null as number | null,
  feedback: '',
  createdAt: '2026-03-14T09:30:00.000Z',
  gradedAt: undefined as string | undefined,
  work: undefined as ShownWork | undefined,
};
const handIn =
  (changes: Partial<typeof work> = {}) =>
  ({ state: { submissions } }: MockApi) =>
    void submissions.push({ ...work, ...changes });
const submit = async ({ type, press }: ActTools) => {
  await type('assignment.text', 'Three notes, one a day.');
  await press('assignment.submit');
};

export const NothingYet = ready('assignment.submit');
export const HandedIn = ready('assignment.waiting', { prepare: handIn() });
export const Graded = ready(['assignment.grade', { grade: '82.5', best: 100 }], {
  prepare: handIn({ grade: 82.5, feedback: 'Careful work.', gradedAt: work.createdAt }),
});
export const Changing = ready(['assignment.resubmit', 'assignment.cancel'], {
  prepare: handIn(),
  act: ({ press }) => press('assignment.change'),
});
const shown = { title: 'Three notes', caption: 'One a day.', sharedAt: '2026-03-20T09:30:00.000Z' };
const show = async ({ press, type }: ActTools) => {
  await press('showWork.open');
  await type('showWork.title', 'Three notes');
  await press('showWork.show');
};
const takeDown = async ({ press }: ActTools) => {
  await press('showWork.takeDown');
  await press('showWork.takeDownConfirm');
};

export const Showing = ready('showWork.public', { prepare: handIn(), act: ({ press }) => press('showWork.open') });
export const Shown = ready(['showWork.since', { date: '20 Mar 2026' }], { prepare: handIn({ work: shown }) });
export const ShowFailed = failed('works.show', 'works.showFailed', { prepare: handIn(), act: show });
export const ShowingWork = busy('works.show', 'showWork.showing', { prepare: handIn(), act: show });
export const ShownNow = done('showWork.shown', { prepare: handIn(), act: show });
export const AskingToTakeDown = ready('showWork.takeDownTitle', {
  prepare: handIn({ work: shown }),
  act: ({ press }) => press('showWork.takeDown'),
});
export const TakeDownFailed = failed('works.takeDown', ['showWork.takeDownFailed', 'works.takeDownFailed'], {
  prepare: handIn({ work: shown }),
  act: takeDown,
});

export const InvalidLink = invalid('rule.url', {
  act: async ({ type, press }) => {
    await type('assignment.url', 'my notes');
    await press('assignment.submit');
  },
});
export const LongWords = long(says(longTitle), {
  prepare: handIn({
    submissionText: `${longTitle}. `.repeat(12),
    submissionUrl: `https://example.com/${'notes-'.repeat(40)}`,
    grade: 100,
    feedback: `${longTitle}. `.repeat(6),
  }),
});
export const Loading = loading('assignments.mySubmission', 'assignment.loading');
export const Failed = failed('assignments.mySubmission', ['assignment.loadFailed', 'error.retry']);
export const Submitting = busy('assignments.submit', 'assignment.submitting', { act: submit });
export const Submitted = done('assignment.mine', { act: submit });
export const SubmitFailed = failed('assignments.submit', 'assignment.submitFailed', { act: submit });
export const SubmitRefused = state({
  kind: 'refused',
  call: 'assignments.submit',
  outcome: { status: 403, body: { code: 'not_enrolled', message: "You aren't enrolled in this course." } },
  act: submit,
  shows: { text: "You aren't enrolled in this course." },
});
