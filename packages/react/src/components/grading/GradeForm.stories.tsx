import type { MockApi } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useGrading } from '../../hooks/authoring/useGrading.ts';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { GradeForm } from './index.ts';
import { lectureId, works } from './seed.ts';

/** The form of the first submission, in a page of a host's own. */
function FirstSubmission({ submissionId }: { submissionId?: string | undefined }) {
  const grading = useGrading({ lectureId, submissionId });
  const { selected, select, next } = grading;
  if (!selected) return null;
  return <GradeForm submission={selected} state={grading} onNext={() => select(next?._id)} />;
}

const meta: Meta<typeof GradeForm> = {
  title: 'Teaching/GradeForm',
  component: GradeForm,
  render: () => <FirstSubmission />,
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    words: ['marks', 'feedback'],
    do: ['Pass it what `useGrading()` returns, beside your own picture of the submission.'],
    accessibility: ['A broken rule is named at its field; a saved grade is announced.'],
    keyboard: [['Ctrl+Enter', 'Saves the grade and opens the next submission']],
  }),
};
export default meta;

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());
const save = async ({ type, press }: ActTools, grade = '90') => {
  await type('grading.grade', grade);
  await press('grading.save');
};

export const Ready = state<typeof meta>({ as: 'instructor', prepare: withWorks, shows: 'grading.gradeHint' });
export const LastOne = state<typeof meta>({
  as: 'instructor',
  prepare: (api) => void api.state.submissions.push(...works().slice(0, 1)),
  shows: { role: 'button', name: 'grading.save' },
});
export const Graded = state<typeof meta>({
  as: 'instructor',
  prepare: (api) =>
    void api.state.submissions.push(
      ...works()
        .slice(0, 1)
        .map((work) => ({ ...work, grade: 82.5 })),
    ),
  render: () => <FirstSubmission submissionId={works()[0]?._id} />,
  shows: { text: '82.5' },
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withWorks,
  act: (tools) => save(tools, '101'),
  shows: 'rule.grade',
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: 'pending',
  act: (tools) => save(tools),
  shows: 'grading.saving',
});
export const Saved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: withWorks,
  act: (tools) => save(tools),
  shows: ['grading.saved', { name: 'Leela Rao' }],
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: { status: 403, body: { message: 'Your account may not grade at the moment.' } },
  act: (tools) => save(tools),
  shows: { text: 'Your account may not grade at the moment.' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: withWorks,
  call: 'submissions.grade',
  outcome: { status: 500, body: '<h1>' },
  act: (tools) => save(tools),
  shows: 'submissions.gradeFailed',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare: (api) =>
    void api.state.submissions.push(
      ...works().map((work) => ({ ...work, feedback: 'Donaudampfschifffahrtsgesellschaftskapitän. '.repeat(12) })),
    ),
  shows: { text: /^Donaudampf/ },
});
