import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { withLongSample, withLongWords, withSamples } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { LectureSample } from './index.ts';

const { weatherMaps, bicycleRepair } = seedIds.courses;

const meta: Meta<typeof LectureSample> = {
  title: 'Course/LectureSample',
  component: LectureSample,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits'],
    words: ['free lesson', 'preview', 'trial', 'teaser', 'open lesson'],
    do: [
      'Put it where someone decides: on the page of the course, or below an article about its subject.',
      'Give it `onLectureChange` and the id back, and it lists the other free lectures of the course.',
    ],
    dont: ['Put two beside each other: each has the way into its course.'],
    accessibility: [
      'A text shows its beginning. Its rest opens by the button, or when a link in it gets the focus.',
      'Choosing another lecture moves the focus to its title.',
    ],
    keyboard: [
      ['Tab', 'The text or the video, then the way into the course'],
      ['Enter', 'Checks the answer of a question'],
    ],
  }),
};
export default meta;
const { ready, loading, empty, failed, busy, long, refused, role } = statesOf(meta, {
  prepare: (api) => withSamples(api),
});

const question = { args: { courseId: weatherMaps, lectureId: seedIds.lectures.quiz } };

export const Text = ready(says('Lecture 3: Doing it again'));
export const LongText = ready('sample.readOn', { prepare: withLongSample });
export const WholeText = ready(says('Lecture 3: Doing it again'), {
  prepare: withLongSample,
  act: ({ press }) => press('sample.readOn'),
});
export const Video = ready(says('What you will make'), {
  args: { courseId: weatherMaps, lectureId: seedIds.lectures.video },
  prepare: (api) => withSamples(api, [seedIds.lectures.video]),
});
export const Question = ready('sample.oneOf', question);
export const Right = ready('sample.right', {
  ...question,
  act: async ({ press }) => {
    await press('Writing down what one sees');
    await press('sample.check');
  },
});
export const Wrong = ready('sample.wrong', {
  ...question,
  act: async ({ press }) => {
    await press('Asking somebody else');
    await press('sample.check');
  },
});
export const Others = ready('sample.others', { args: { courseId: weatherMaps, onLectureChange() {} } });
export const Learner = role(['sample.next', { number: 3 }], { as: 'learner' });
export const None = empty('sample.none', { args: { courseId: bicycleRepair } });
export const Loading = loading('samples.get', 'sample.loading');
export const Failed = failed('samples.get', 'samples.getFailed');
export const Checking = busy('samples.answer', 'sample.checking', {
  ...question,
  act: async ({ press }) => {
    await press('Asking somebody else');
    await press('sample.check');
  },
});
export const NotChecked = failed('samples.answer', 'samples.answerFailed', {
  ...question,
  act: async ({ press }) => {
    await press('Asking somebody else');
    await press('sample.check');
  },
});
export const LongWords = long(says('Free lesson'), {
  prepare(api) {
    withSamples(api);
    withLongWords(api);
  },
});
export const Withdrawn = refused('samples.answer', 404, 'Lecture not found or not available.', {
  ...question,
  act: async ({ press }) => {
    await press('Asking somebody else');
    await press('sample.check');
  },
});
