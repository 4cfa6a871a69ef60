import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { WaitingSubmissions } from './index.ts';
import { works } from './seed.ts';

const meta: Meta<typeof WaitingSubmissions> = {
  title: 'Teaching/WaitingSubmissions',
  component: WaitingSubmissions,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['inbox', 'to grade', 'marks'],
    accessibility: ['A named list; each row is one link with the assignment, the learner, the course and the time.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'instructor' });

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());

export const Waiting = ready(['grading.waitingCount', { count: 2 }], { prepare: withWorks });
export const Loading = loading('submissions.listWaiting', 'grading.loading');
export const Nothing = empty('grading.nothingWaiting');
export const Failed = failed('submissions.listWaiting', 'grading.loadFailed');
export const OtherRole = role('contentManager.instructorOnly', { as: 'learner', isAlone: true });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long(says(longTitle), {
  prepare(api) {
    withWorks(api);
    withLongWords(api);
  },
});
export const Many = many(['grading.waitingCount', { count: 60 }], {
  prepare({ state: { submissions } }) {
    const [first] = works();
    if (!first) return;
    for (let number = 1; number <= 60; number += 1) submissions.push({ ...first, _id: mockId(9, number) });
  },
});
