import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseForm } from './index.ts';

const meta: Meta<typeof CourseForm> = {
  title: 'Teaching/CourseForm',
  component: CourseForm,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates', 'restricted'],
    words: ['create course', 'edit course', 'draft', 'price', 'publish'],
    do: [
      'Pass `onSave` to decide where to go afterwards.',
      'Give it the width of a page: the preview is beside it from 60 em.',
    ],
    dont: ["Don't ask for more than you need: everything below the status is optional."],
    accessibility: [
      'Saving with errors moves the focus to a summary that links to each field.',
      'The progress of an upload is a progress bar; what is unsaved is kept as a draft on the device.',
    ],
    keyboard: [
      ['Enter', 'Saves the course in a field of one line; in a list it adds a line'],
      ['Alt+↑ or Alt+↓', 'Moves the focused line of a list'],
    ],
  }),
};
export default meta;

const editing = { courseId: seedIds.courses.weatherMaps };
const fill = async ({ type, choose }: ActTools) => {
  await type('courseForm.title', 'Out of doors in any weather');
  await type('courseForm.description', 'Twelve walks, each with one thing to look at and one to bring home.');
  await choose('courseForm.category', 'Workshop');
};
const create = async (tools: ActTools) => {
  await fill(tools);
  await tools.press('courseForm.create');
};
const change = ({ type }: ActTools) => type('courseForm.title', 'Reading Weather Maps, again');
const update = async (tools: ActTools) => {
  await change(tools);
  await tools.press('courseForm.update');
};
const picture = (name = 'river.png', type = 'image/png', bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });
const upload = async ({ attach, press }: ActTools) => {
  await attach('courseForm.changeImage', picture());
  await press('courseForm.update');
};
const withDetails = ({ state: { courses } }: MockApi) =>
  void Object.assign(courses[0] ?? {}, {
    learningObjectives: ['Read a chart of pressure', 'Say what tomorrow brings'],
    requirements: ['A window'],
    videoPreviewUrl: 'https://vimeo.com/76979871',
  });

export const Create = state<typeof meta>({
  as: 'instructor',
  shows: { role: 'button', name: 'courseForm.create' },
});
export const Edit = state<typeof meta>({
  as: 'instructor',
  args: editing,
  prepare: withDetails,
  shows: { role: 'button', name: 'courseForm.update' },
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  args: editing,
  viewport: 'phone',
  shows: { role: 'button', name: 'courseForm.update' },
});
export const RightToLeft = state<typeof meta>({
  as: 'instructor',
  args: editing,
  direction: 'rtl',
  shows: { role: 'button', name: 'courseForm.update' },
});
export const Changed = state<typeof meta>({
  as: 'instructor',
  args: editing,
  act: change,
  shows: 'courseForm.draft',
});
export const Unsaved = state<typeof meta>({
  as: 'instructor',
  args: editing,
  async act(tools) {
    await change(tools);
    await tools.press('courseForm.cancel');
  },
  shows: 'unsaved.leaveTitle',
});
export const Discarding = state<typeof meta>({
  as: 'instructor',
  args: editing,
  async act(tools) {
    await change(tools);
    await tools.press('courseForm.discard');
  },
  shows: 'unsaved.title',
});
export const NoCategories = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  prepare: (api) => void api.state.categories.splice(0),
  shows: 'courseForm.noCategories',
});

export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  args: editing,
  call: 'courses.getAuthored',
  outcome: 'pending',
  shows: 'courseForm.loading',
});
export const LoadFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'categories.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'courseForm.loadFailed',
});
export const NotOwned = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  args: { courseId: seedIds.courses.missing },
  shows: 'courseForm.notOwned',
});
export const OtherRole = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  shows: 'courseForm.instructorOnly',
});
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  act: ({ press }) => press('courseForm.create'),
  shows: ['rule.courseTitle', 'rule.courseDescription', 'rule.category'],
});
export const InvalidPrice = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  async act(tools) {
    await fill(tools);
    await tools.type('courseForm.price', '-5');
    await tools.press('courseForm.create');
  },
  shows: 'rule.coursePrice',
});
export const ImageTooLarge = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  act: ({ attach }) => attach('courseForm.chooseImage', picture('river.png', 'image/png', 10 * 1024 * 1024 + 1)),
  shows: ['notice.fileTooLarge.title', 'rule.imageSize'],
});

export const Creating = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  call: 'courses.create',
  outcome: 'pending',
  act: create,
  shows: 'courseForm.saving',
});
export const Created = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: create,
  shows: 'notice.courseCreated.title',
});
export const CreateFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'courses.create',
  outcome: { status: 500, body: '<h1>' },
  act: create,
  shows: ['notice.submissionFailed.title', 'notice.courseFailed.text'],
});
export const CreateRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'courses.create',
  outcome: { status: 403, body: { message: 'Your account may not create courses at the moment.' } },
  act: create,
  shows: ['notice.submissionFailed.title', { text: 'Your account may not create courses at the moment.' }],
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: 'pending',
  act: update,
  shows: 'courseForm.saving',
});
export const Saved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  args: editing,
  act: update,
  shows: 'notice.courseUpdated.title',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: { status: 500, body: '<h1>' },
  act: update,
  shows: ['notice.submissionFailed.title', 'notice.courseFailed.text'],
});
export const Offline = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: 'offline',
  act: update,
  shows: ['notice.submissionFailed.title', 'error.network'],
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: { status: 403, body: { message: 'Your account may not change courses at the moment.' } },
  act: update,
  shows: ['notice.submissionFailed.title', { text: 'Your account may not change courses at the moment.' }],
});
export const Conflict = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: { status: 409, body: { message: 'The course has changed. Please reload it.' } },
  act: update,
  shows: { text: 'The course has changed. Please reload it.' },
});
export const Uploading = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: 'pending',
  act: upload,
  shows: { role: 'progressbar', name: 'courseForm.uploading' },
});
export const UploadFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  args: editing,
  call: 'courses.update',
  outcome: 'offline',
  act: upload,
  shows: 'notice.submissionFailed.title',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  args: editing,
  prepare(api) {
    withLongWords(api);
    Object.assign(api.state.courses[0] ?? {}, {
      learningObjectives: [longTitle, longTitle],
      requirements: [longTitle],
    });
  },
  shows: { text: longTitle },
});
