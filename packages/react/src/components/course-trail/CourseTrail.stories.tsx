import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Editing = state<typeof meta>({ as: 'instructor', shows: 'contentManager.title' });
export const Content = state<typeof meta>({
  as: 'instructor',
  args: { current: 'content' },
  shows: 'courseTrail.edit',
});
export const Grading = state<typeof meta>({
  as: 'instructor',
  args: { current: 'grading' },
  shows: 'learners.title',
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  args: { title: longTitle },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ as: 'instructor', direction: 'rtl', shows: 'learners.title' });
