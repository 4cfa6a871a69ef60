import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

const withWorks = (api: MockApi) => void api.state.submissions.push(...works());

export const Waiting = state<typeof meta>({
  as: 'instructor',
  prepare: withWorks,
  shows: ['grading.waitingCount', { count: 2 }],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'submissions.listWaiting',
  outcome: 'pending',
  shows: 'grading.loading',
});
export const Nothing = state<typeof meta>({ kind: 'empty', as: 'instructor', shows: 'grading.nothingWaiting' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'submissions.listWaiting',
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
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare(api) {
    withWorks(api);
    withLongWords(api);
  },
  shows: { text: longTitle },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'instructor',
  prepare({ state: { submissions } }) {
    const [first] = works();
    if (!first) return;
    for (let number = 1; number <= 60; number += 1) submissions.push({ ...first, _id: mockId(9, number) });
  },
  shows: ['grading.waitingCount', { count: 60 }],
});
