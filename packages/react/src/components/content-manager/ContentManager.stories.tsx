import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { ContentManager } from './index.ts';

const meta: Meta<typeof ContentManager> = { title: 'Teaching/ContentManager', component: ContentManager };
export default meta;
type Story = StoryObj<typeof ContentManager>;

const args = { courseId: seedIds.courses.weatherMaps };
const sections = (api: MockApi) => api.state.courses[0]?.sections ?? [];
const press =
  (...names: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };
const remove =
  (title: string): NonNullable<Story['play']> =>
  async (context) => {
    await press(`More for ${title}`)(context);
    await context.userEvent.click(context.canvas.getByRole('menuitem', { name: 'Delete' }));
  };
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('list', { name: 'Sections and lectures' });
};

export const Content: Story = { ...scene({ as: 'instructor' }), args, play };
export const DraftsAndNoQuiz: Story = {
  ...scene({
    as: 'instructor',
    prepare(api) {
      api.state.quizzes = [];
      for (const lecture of sections(api)[1]?.lectures ?? []) lecture.isPublished = false;
    },
  }),
  args,
  play,
};
export const Moved: Story = { ...scene({ as: 'instructor' }), args, play: press('Move down: Looking closely') };
export const Empty: Story = {
  ...scene({ as: 'instructor', prepare: (api) => void sections(api).splice(0) }),
  args,
  play: async ({ canvas }) => {
    await canvas.findByText('No sections yet. Add one to get started.');
  },
};
export const Long: Story = {
  ...scene({
    as: 'instructor',
    prepare(api) {
      const [section] = sections(api);
      const [lecture] = section?.lectures ?? [];
      if (!section || !lecture) return;
      section.lectures = Array.from({ length: 5_000 }, (_, index) => ({
        ...lecture,
        _id: mockId(15, index),
        title: `Lecture ${index + 1}`,
      }));
    },
  }),
  args,
  play,
};
export const Loading: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.getAuthored', { delay: 'infinite' }) }),
  args,
};
export const NotFound: Story = { ...scene({ as: 'instructor' }), args: { courseId: seedIds.courses.missing } };
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.getAuthored', { status: 500, body: '<h1>' }) }),
  args,
};
export const Learner: Story = { ...scene({ as: 'learner' }), args };
export const RowMenu: Story = { ...scene({ as: 'instructor' }), args, play: press('More for First steps') };
export const Deleting: Story = { ...scene({ as: 'instructor' }), args, play: remove('First steps') };
export const NewSection: Story = { ...scene({ as: 'instructor' }), args, play: press('Add New Section') };
export const SectionRefused: Story = {
  ...scene({ as: 'instructor' }),
  args,
  play: press('Add New Section', 'Create section'),
};
export const NewVideo: Story = { ...scene({ as: 'instructor' }), args, play: press('Add Lecture to First steps') };
export const VideoRefused: Story = {
  ...scene({ as: 'instructor' }),
  args,
  play: press('Add Lecture to First steps', 'Create lecture'),
};
export const Text: Story = { ...scene({ as: 'instructor' }), args, play: press('Edit Looking closely') };
export const Assignment: Story = { ...scene({ as: 'instructor' }), args, play: press('Edit Something to show') };
export const ExistingQuiz: Story = {
  ...scene({ as: 'instructor' }),
  args,
  play: press('Edit quiz of What you remember'),
};
export const Refused: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.getAuthored', { status: 403, body: {} }) }),
  args,
  async play({ canvas }) {
    await canvas.findByText("Course not found or you don't own it.");
  },
};
export const MoveRefused: Story = {
  ...scene({
    as: 'instructor',
    prepare: (api) =>
      api.fail('courses.arrange', { status: 409, body: { message: 'The course has changed. Please reload it.' } }),
  }),
  args,
  async play(context) {
    await press('Move down: Looking closely')(context);
    await context.canvas.findByText(/couldn't be moved\. .* The course has changed\. Please reload it\./);
  },
};
const writeSection: NonNullable<Story['play']> = async (context) => {
  await press('Add New Section')(context);
  await context.userEvent.type(await context.canvas.findByLabelText('Section title'), 'Out of doors');
};
const savedSection = (failure: Parameters<MockApi['fail']>[1], done: NonNullable<Story['play']>): Story => ({
  ...scene({ as: 'instructor', prepare: (api) => api.fail('sections.create', failure) }),
  args,
  async play(context) {
    await writeSection(context);
    await press('Create section')(context);
    await done(context);
  },
});
export const SectionSaving = savedSection({ delay: 'infinite' }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Saving...' });
});
export const SectionForbidden = savedSection(
  { status: 403, body: { message: 'Your account may not change courses at the moment.' } },
  async ({ canvas }) => {
    await canvas.findByText('Your account may not change courses at the moment.');
  },
);
export const SectionUnsaved: Story = {
  ...scene({ as: 'instructor' }),
  args,
  async play(context) {
    await writeSection(context);
    await press('Cancel')(context);
    await context.canvas.findByRole('dialog', { name: 'Discard changes?' });
  },
};
export const DeletionFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('sections.remove', { status: 500, body: '<h1>' }) }),
  args,
  async play(context) {
    await remove('First steps')(context);
    await press('Delete')(context);
    await context.canvas.findByRole('dialog', { name: 'Deletion Failed' });
  },
};
