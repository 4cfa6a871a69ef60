import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, refused, busy, invalid, done, long, many, role } = statesOf(meta, {
  as: 'instructor',
});

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());
const withShownWork = (api: MockApi) => {
  withWorks(api);
  const [first] = api.state.submissions;
  if (first) first.work = { title: 'Wind on Tuesday', caption: 'Seen from the pier.', sharedAt: first.createdAt };
};
const removeWork = async ({ press }: ActTools) => {
  await press('grading.remove');
  await press('grading.removeConfirm');
};
const write = ({ type }: ActTools) => type('grading.grade', '90');
const grade = async (tools: ActTools) => {
  await write(tools);
  await tools.press('grading.save');
};

export const Ungraded = ready(['grading.work', { name: 'Leela Rao' }], { prepare: withWorks });
export const All = ready(['grading.graded', { grade: '82.5', best: '100' }], {
  prepare: withWorks,
  act: ({ press, t }) => press(t('grading.all', { count: '3' })),
});
export const EveryoneGraded = ready('grading.done', {
  prepare(api) {
    withWorks(api);
    for (const work of api.state.submissions) work.grade = 75;
  },
});
export const UnsafeLink = ready(['grading.badLink', { url: 'ftp://example.com/week' }], {
  prepare: (api) =>
    void api.state.submissions.push(
      ...works()
        .slice(0, 1)
        .map((work) => ({ ...work, submissionUrl: 'ftp://example.com/week' })),
    ),
});
export const ShownPublicly = ready(['grading.shown', { date: '11 Mar 2026' }], { prepare: withShownWork });
export const AskingToRemove = ready('grading.removeTitle', {
  prepare: withShownWork,
  act: ({ press }) => press('grading.remove'),
});
export const RemovalFailed = failed('works.remove', ['grading.removeFailed', 'works.takeDownFailed'], {
  prepare: withShownWork,
  act: removeWork,
});

export const Loading = loading('submissions.list', 'grading.loading');
export const Nothing = empty('grading.none');
export const Failed = failed('submissions.list', 'grading.loadFailed');
export const OtherRole = role('contentManager.instructorOnly', { as: 'learner', isAlone: true });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Invalid = invalid('rule.grade', {
  prepare: withWorks,
  async act({ type, press }) {
    await type('grading.grade', '101');
    await press('grading.save');
  },
});
export const Saving = busy('submissions.grade', 'grading.saving', { prepare: withWorks, act: grade });
export const SavingAndNext = busy('submissions.grade', 'grading.saving', {
  prepare: withWorks,
  async act(tools) {
    await write(tools);
    await tools.press('grading.saveAndNext');
  },
});
export const Saved = done(['grading.saved', { name: 'Leela Rao' }], { prepare: withWorks, act: grade });
export const SaveFailed = failed('submissions.grade', 'submissions.gradeFailed', { prepare: withWorks, act: grade });
export const Offline = failed('submissions.grade', 'error.network', {
  outcome: 'offline',
  prepare: withWorks,
  act: grade,
});
export const Refused = refused('submissions.grade', 403, 'Your account may not grade at the moment.', {
  prepare: withWorks,
  act: grade,
});
export const Conflict = refused('submissions.grade', 409, 'The work was submitted again meanwhile. Please reload it.', {
  prepare: withWorks,
  act: grade,
});
export const Long = long(says(longTitle), {
  prepare(api) {
    withWorks(api);
    withLongWords(api);
    for (const work of api.state.submissions) {
      work.submissionText = `${longTitle}. `.repeat(30);
      if (work.userId)
        Object.assign(work.userId, { firstName: 'Wilhelmina-Friederike', lastName: 'Hohenlohe-Waldenburg' });
    }
  },
});
export const Many = many(['grading.ungraded', { count: '60' }], {
  prepare({ state: { submissions } }) {
    const [first] = works();
    if (!first) return;
    for (let number = 1; number <= 60; number += 1) {
      submissions.push({ ...first, _id: mockId(9, number), userId: { ...first.userId, lastName: `Rao ${number}` } });
    }
  },
});
