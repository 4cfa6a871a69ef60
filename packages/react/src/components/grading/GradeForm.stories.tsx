import type { MockApi } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useGrading } from '../../hooks/authoring/useGrading.ts';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, failed, refused, busy, invalid, done, long } = statesOf(meta, { as: 'instructor' });

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());
const save = async ({ type, press }: ActTools, grade = '90') => {
  await type('grading.grade', grade);
  await press('grading.save');
};

export const Ready = ready('grading.gradeHint', { prepare: withWorks });
export const LastOne = ready(has('button', 'grading.save'), {
  prepare: (api) => void api.state.submissions.push(...works().slice(0, 1)),
});
export const Graded = ready(says('82.5'), {
  prepare: (api) =>
    void api.state.submissions.push(
      ...works()
        .slice(0, 1)
        .map((work) => ({ ...work, grade: 82.5 })),
    ),
  render: () => <FirstSubmission submissionId={works()[0]?._id} />,
});
export const Invalid = invalid('rule.grade', { prepare: withWorks, act: (tools) => save(tools, '101') });
export const Saving = busy('submissions.grade', 'grading.saving', { prepare: withWorks, act: (tools) => save(tools) });
export const Saved = done(['grading.saved', { name: 'Leela Rao' }], {
  prepare: withWorks,
  act: (tools) => save(tools),
});
export const Refused = refused('submissions.grade', 403, 'Your account may not grade at the moment.', {
  prepare: withWorks,
  act: (tools) => save(tools),
});
export const Failed = failed('submissions.grade', 'submissions.gradeFailed', {
  prepare: withWorks,
  act: (tools) => save(tools),
});
export const Long = long(says(/^Donaudampf/), {
  prepare: (api) =>
    void api.state.submissions.push(
      ...works().map((work) => ({ ...work, feedback: 'Donaudampfschifffahrtsgesellschaftskapitän. '.repeat(12) })),
    ),
});
