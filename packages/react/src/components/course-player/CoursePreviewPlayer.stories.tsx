import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, long, role } = statesOf(meta, { as: 'instructor' });

const unpublish = (api: MockApi, isHidden: (place: number) => boolean) => {
  const lectures = api.state.courses[0]?.sections.flatMap((section) => section.lectures) ?? [];
  for (const [place, lecture] of lectures.entries()) if (isHidden(place)) lecture.isPublished = false;
};

export const Video = ready('preview.bannerPublished');
export const Text = ready(says(/^Begin with what you can see/), { args: { courseId: weatherMaps, lectureId: text } });
export const Quiz = ready(['quiz.question', { number: 1, total: 3 }], {
  args: { courseId: weatherMaps, lectureId: quiz },
});
export const Assignment = ready('assignment.brief', { args: { courseId: weatherMaps, lectureId: assignment } });
export const Drafts = ready('contentManager.draft', {
  prepare: (api) => unpublish(api, (place) => place === 1),
  act: ({ press, t }) => press(t.plural('preview.drafts', 1)),
});
export const CourseUnpublished = ready('preview.banner', {
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.status = 'draft';
  },
});
export const NothingPublished = empty(['preview.nothing', 'preview.back'], {
  prepare: (api) => unpublish(api, () => true),
});
export const LongWords = long(says(longTitle), {
  args: { courseId: weatherMaps, lectureId: text },
  prepare: withLongWords,
});
export const Learner = role('contentManager.instructorOnly', { as: 'learner', isAlone: true });
export const NotOwned = state({ kind: 'refused', args: { courseId: mockId(3, 999) }, shows: 'courseForm.back' });
export const Loading = loading('courses.getAuthored', 'player.loading');
export const Failed = failed('courses.getAuthored', 'contentManager.loadFailed');
