import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { CourseTrail } from './index.ts';

const meta: Meta<typeof CourseTrail> = {
  title: 'Teaching/CourseTrail',
  component: CourseTrail,
  args: { courseId: seedIds.courses.weatherMaps, title: 'Reading Weather Maps', current: 'edit' },
  parameters: page({
    frame: 'page',
    words: ['breadcrumb', 'path', 'where am I'],
    do: ['Put it above the heading of each page about one course.'],
    dont: ['Link to the page one is on: it is left out.'],
    accessibility: ['A navigation with the name "This course"; the slash is hidden from screen readers.'],
    keyboard: [['Tab', 'The dashboard, then the other pages of this course']],
  }),
};
export default meta;
const { ready, long } = statesOf(meta, { as: 'instructor' });

export const Editing = ready('contentManager.title');
export const Content = ready('courseTrail.edit', { args: { current: 'content' } });
export const Grading = ready('learners.title', { args: { current: 'grading' } });
export const LongWords = long(says(longTitle), { args: { title: longTitle } });
