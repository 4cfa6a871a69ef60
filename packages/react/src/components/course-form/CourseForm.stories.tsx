import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, refused, busy, invalid, done, long, role } = statesOf(meta, {
  as: 'instructor',
});

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

export const Create = ready({ role: 'button', name: 'courseForm.create' });
export const Edit = ready(has('button', 'courseForm.update'), { args: editing, prepare: withDetails });
export const Phone = ready(has('button', 'courseForm.update'), { args: editing, viewport: 'phone' });
export const RightToLeft = ready(has('button', 'courseForm.update'), { args: editing, direction: 'rtl' });
export const Changed = ready('courseForm.draft', { args: editing, act: change });
export const Unsaved = ready('unsaved.leaveTitle', {
  args: editing,
  async act(tools) {
    await change(tools);
    await tools.press('courseForm.cancel');
  },
});
export const Discarding = ready('unsaved.title', {
  args: editing,
  async act(tools) {
    await change(tools);
    await tools.press('courseForm.discard');
  },
});
export const NoCategories = empty('courseForm.noCategories', { prepare: (api) => void api.state.categories.splice(0) });

export const Loading = loading('courses.getAuthored', 'courseForm.loading', { args: editing });
export const LoadFailed = failed('categories.list', 'courseForm.loadFailed');
export const NotOwned = state({
  kind: 'refused',
  args: { courseId: seedIds.courses.missing },
  shows: 'courseForm.notOwned',
});
export const OtherRole = role('courseForm.instructorOnly', { as: 'learner', isAlone: true });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Invalid = invalid(['rule.courseTitle', 'rule.courseDescription', 'rule.category'], {
  act: ({ press }) => press('courseForm.create'),
});
export const InvalidPrice = invalid('rule.coursePrice', {
  async act(tools) {
    await fill(tools);
    await tools.type('courseForm.price', '-5');
    await tools.press('courseForm.create');
  },
});
export const ImageTooLarge = invalid(['notice.fileTooLarge.title', 'rule.imageSize'], {
  act: ({ attach }) => attach('courseForm.chooseImage', picture('river.png', 'image/png', 10 * 1024 * 1024 + 1)),
});

export const Creating = busy('courses.create', 'courseForm.saving', { act: create });
export const Created = done('notice.courseCreated.title', { act: create });
export const CreateFailed = failed('courses.create', ['notice.submissionFailed.title', 'notice.courseFailed.text'], {
  act: create,
});
export const CreateRefused = refused('courses.create', 403, 'Your account may not create courses at the moment.', {
  act: create,
  shows: ['notice.submissionFailed.title', { text: 'Your account may not create courses at the moment.' }],
});
export const Saving = busy('courses.update', 'courseForm.saving', { args: editing, act: update });
export const Saved = done('notice.courseUpdated.title', { args: editing, act: update });
export const Failed = failed('courses.update', ['notice.submissionFailed.title', 'notice.courseFailed.text'], {
  args: editing,
  act: update,
});
export const Offline = failed('courses.update', ['notice.submissionFailed.title', 'error.network'], {
  outcome: 'offline',
  args: editing,
  act: update,
});
export const Refused = refused('courses.update', 403, 'Your account may not change courses at the moment.', {
  args: editing,
  act: update,
  shows: ['notice.submissionFailed.title', { text: 'Your account may not change courses at the moment.' }],
});
export const Conflict = refused('courses.update', 409, 'The course has changed. Please reload it.', {
  args: editing,
  act: update,
});
export const Uploading = busy('courses.update', has('progressbar', 'courseForm.uploading'), {
  args: editing,
  act: upload,
});
export const UploadFailed = failed('courses.update', 'notice.submissionFailed.title', {
  outcome: 'offline',
  args: editing,
  act: upload,
});
export const Long = long(says(longTitle), {
  args: editing,
  prepare(api) {
    withLongWords(api);
    Object.assign(api.state.courses[0] ?? {}, {
      learningObjectives: [longTitle, longTitle],
      requirements: [longTitle],
    });
  },
});
