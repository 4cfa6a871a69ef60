import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CoursePreviewPlayer } from './index.ts';

const { weatherMaps } = seedIds.courses;
const { text, quiz, assignment } = seedIds.lectures;

const meta: Meta<typeof CoursePreviewPlayer> = {
  title: 'Teaching/CoursePreviewPlayer',
  component: CoursePreviewPlayer,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'bar',
    traits: ['loads', 'restricted'],
    words: ['preview', 'as a learner', 'draft'],
    do: ['Open it from the content manager, with the lecture that is being edited.'],
    dont: ['Show it to learners: it shows drafts.'],
    accessibility: [
      'The banner says that it is a preview and that nothing is recorded; see CoursePlayer for the rest.',
    ],
    keyboard: [['T', 'Shows or hides the course content']],
  }),
};
export default meta;

const instructor = { as: 'instructor' } as const;
const unpublish = (api: MockApi, isHidden: (place: number) => boolean) => {
  const lectures = api.state.courses[0]?.sections.flatMap((section) => section.lectures) ?? [];
  for (const [place, lecture] of lectures.entries()) if (isHidden(place)) lecture.isPublished = false;
};

export const Video = state<typeof meta>({ ...instructor, shows: 'preview.bannerPublished' });
export const Text = state<typeof meta>({
  ...instructor,
  args: { courseId: weatherMaps, lectureId: text },
  shows: { text: /^Begin with what you can see/ },
});
export const Quiz = state<typeof meta>({
  ...instructor,
  args: { courseId: weatherMaps, lectureId: quiz },
  shows: ['quiz.question', { number: 1, total: 3 }],
});
export const Assignment = state<typeof meta>({
  ...instructor,
  args: { courseId: weatherMaps, lectureId: assignment },
  shows: 'assignment.brief',
});
export const Drafts = state<typeof meta>({
  ...instructor,
  prepare: (api) => unpublish(api, (place) => place === 1),
  act: ({ press, t }) => press(t.plural('preview.drafts', 1)),
  shows: 'contentManager.draft',
});
export const CourseUnpublished = state<typeof meta>({
  ...instructor,
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.status = 'draft';
  },
  shows: 'preview.banner',
});
export const NothingPublished = state<typeof meta>({
  ...instructor,
  kind: 'empty',
  prepare: (api) => unpublish(api, () => true),
  shows: ['preview.nothing', 'preview.back'],
});
export const LongWords = state<typeof meta>({
  ...instructor,
  kind: 'long',
  args: { courseId: weatherMaps, lectureId: text },
  prepare: withLongWords,
  shows: { text: longTitle },
});
export const Learner = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  shows: 'contentManager.instructorOnly',
});
export const NotOwned = state<typeof meta>({
  ...instructor,
  kind: 'refused',
  args: { courseId: mockId(3, 999) },
  shows: 'courseForm.back',
});
export const Loading = state<typeof meta>({
  ...instructor,
  kind: 'loading',
  call: 'courses.getAuthored',
  outcome: 'pending',
  shows: 'player.loading',
});
export const Failed = state<typeof meta>({
  ...instructor,
  kind: 'failed',
  call: 'courses.getAuthored',
  outcome: { status: 500, body: '<h1>' },
  shows: 'contentManager.loadFailed',
});
