import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { ContentManager } from './index.ts';

const meta: Meta<typeof ContentManager> = {
  title: 'Teaching/LectureDialog',
  component: ContentManager,
  args: { courseId: seedIds.courses.weatherMaps },
};
export default meta;
type Story = StoryObj<typeof ContentManager>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Lecture to First steps' }));
};
const write: Play = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('Lecture title'), 'Along the river');
  await userEvent.type(canvas.getByLabelText('Video URL'), 'https://vimeo.com/76979871');
};
const choose: Play = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.upload(
    await canvas.findByLabelText('Choose video'),
    new File(['x'], 'river.mp4', { type: 'video/mp4' }),
  );
};
const failing = (call: Parameters<MockApi['fail']>[0], failure: Parameters<MockApi['fail']>[1], play: Play): Story => ({
  ...scene({ as: 'instructor', prepare: (api) => api.fail(call, failure) }),
  play,
});
const save: Play = async (context) => {
  await write(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create lecture' }));
};
const refused = (status: number, message: string) =>
  failing('lectures.create', { status, body: { message } }, async (context) => {
    await save(context);
    expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
  });

export const Saving = failing('lectures.create', { delay: 'infinite' }, async (context) => {
  await save(context);
  await context.canvas.findByRole('button', { name: 'Saving...' });
});
export const Refused = refused(403, 'Your account may not change courses at the moment.');
export const Conflict = refused(409, 'The section is gone meanwhile. Please reload the course.');
export const Uploading = failing('lectures.uploadVideo', { delay: 'infinite' }, async (context) => {
  await choose(context);
  await context.canvas.findByRole('progressbar', { name: 'Uploading your video' });
  expect(context.canvas.getByRole('button', { name: 'Create lecture' })).toBeDisabled();
});
export const UploadFailed = failing('lectures.uploadVideo', { isCut: true }, async (context) => {
  await choose(context);
  await context.canvas.findByRole('dialog', { name: 'Upload Failed' });
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'OK' }));
  await context.canvas.findByRole('button', { name: 'Upload again' });
});
export const UploadRefused = failing(
  'lectures.uploadVideo',
  { status: 403, body: { message: 'You have used all your space for videos.' } },
  async (context) => {
    await choose(context);
    expect(await context.canvas.findByRole('dialog', { name: 'Upload Failed' })).toHaveTextContent('all your space');
  },
);
export const Uploaded: Story = {
  ...scene({ as: 'instructor' }),
  async play(context) {
    await choose(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'OK' }));
    await context.canvas.findByText('Your uploaded video');
  },
};
export const Unsaved: Story = {
  ...scene({ as: 'instructor' }),
  async play(context) {
    await write(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await context.canvas.findByRole('dialog', { name: 'Discard changes?' });
  },
};
