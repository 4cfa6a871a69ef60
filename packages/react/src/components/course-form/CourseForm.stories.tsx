import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { CourseForm } from './index.ts';

const meta: Meta<typeof CourseForm> = { title: 'Teaching/CourseForm', component: CourseForm };
export default meta;
type Story = StoryObj<typeof CourseForm>;

const editing = { courseId: seedIds.courses.weatherMaps };
const ready: Story['play'] = async ({ canvas }) => {
  await canvas.findByLabelText('Title');
};
const save = (name: string): NonNullable<Story['play']> =>
  async function play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Title'), ', again');
    await userEvent.click(canvas.getByRole('button', { name }));
  };

export const Create: Story = { ...scene({ as: 'instructor' }), play: ready };
export const Edit: Story = {
  ...scene({
    as: 'instructor',
    prepare: (api) =>
      Object.assign(api.state.courses[0] ?? {}, {
        learningObjectives: ['Read a chart of pressure', 'Say what tomorrow brings'],
        requirements: ['A window'],
        videoPreviewUrl: 'https://vimeo.com/76979871',
      }),
  }),
  args: editing,
  play: ready,
};
export const Unsaved: Story = {
  ...scene({ as: 'instructor' }),
  args: editing,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Title'), ', again');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  },
};
export const Invalid: Story = {
  ...scene({ as: 'instructor' }),
  async play(context) {
    await ready(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create Course' }));
    await context.canvas.findByRole('alert');
  },
};
export const Saving: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.update', { delay: 'infinite' }) }),
  args: editing,
  play: save('Update Course'),
};
export const Saved: Story = {
  ...scene({ as: 'instructor' }),
  args: editing,
  async play(context) {
    await save('Update Course')(context);
    await screen.findByRole('dialog', { name: 'Course Updated!' });
  },
};
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.update', { isCut: true }) }),
  args: editing,
  async play(context) {
    await save('Update Course')(context);
    await screen.findByRole('dialog', { name: 'Submission Failed' });
  },
};
export const NoCategories: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.state.categories.splice(0) }),
  play: ready,
};
export const Loading: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.getAuthored', { delay: 'infinite' }) }),
  args: editing,
};
export const LoadFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('categories.list', { status: 500, body: '<h1>' }) }),
  async play({ canvas }) {
    await canvas.findByText('Failed to load form data.');
  },
};
export const NotOwned: Story = {
  ...scene({ as: 'instructor' }),
  args: { courseId: seedIds.courses.missing },
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
export const OtherRole: Story = scene({ as: 'learner' });
const withImage: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByLabelText('Title');
  await userEvent.upload(canvas.getByLabelText(/image$/), new File(['x'], 'river.png', { type: 'image/png' }));
  await canvas.findByText('river.png');
  await userEvent.click(canvas.getByRole('button', { name: 'Update Course' }));
};
const refusedWith = (status: number, message: string): Story => ({
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.update', { status, body: { message } }) }),
  args: editing,
  async play(context) {
    await save('Update Course')(context);
    expect(await screen.findByRole('dialog', { name: 'Submission Failed' })).toHaveTextContent(message);
  },
});
export const Refused = refusedWith(403, 'Your account may not change courses at the moment.');
export const Conflict = refusedWith(409, 'The course has changed. Please reload it.');
export const Uploading: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.update', { delay: 'infinite' }) }),
  args: editing,
  async play(context) {
    await withImage(context);
    await context.canvas.findByRole('progressbar', { name: /image/i });
  },
};
export const UploadFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.update', { isCut: true }) }),
  args: editing,
  async play(context) {
    await withImage(context);
    await screen.findByRole('dialog', { name: 'Submission Failed' });
  },
};
export const Discarding: Story = {
  ...scene({ as: 'instructor' }),
  args: editing,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Title'), ', again');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('dialog', { name: 'Discard changes?' });
  },
};
