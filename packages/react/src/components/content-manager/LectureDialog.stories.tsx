import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useContentManager } from '../../hooks/authoring/useContentManager.ts';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { LectureDialog } from './index.ts';

/** The dialog over a course's own sections, as the content manager opens it. */
function Opened({ lectureId }: { lectureId?: string }) {
  const courseId = seedIds.courses.weatherMaps;
  const { sections } = useContentManager({ courseId });
  const [isOpen, setOpen] = useState(true);
  const section = sections.find(({ lectures }) => lectures.some(({ _id }) => _id === lectureId)) ?? sections[0];
  const lecture = section?.lectures.find(({ _id }) => _id === lectureId);
  return (
    <LectureDialog
      isOpen={isOpen && section !== undefined}
      onClose={() => setOpen(false)}
      courseId={courseId}
      sections={sections}
      section={section}
      lecture={lecture}
    />
  );
}
const editing = (lectureId: string) => () => <Opened lectureId={lectureId} />;

const meta: Meta<typeof LectureDialog> = {
  title: 'Teaching/LectureDialog',
  component: LectureDialog,
  render: () => <Opened />,
  parameters: page({
    frame: 'dialog',
    traits: ['submits', 'validates'],
    words: ['modal', 'upload', 'video', 'captions', 'subtitles'],
    do: ['Pass `richText` to the provider for an editor instead of HTML.'],
    accessibility: [
      'A refusal stands above the buttons at the foot, in sight wherever the form is scrolled to, and is announced.',
      'Progress of an upload is a progress bar with its percentage; the end is announced.',
      'Closing with unsaved changes asks first; what was typed survives a reload.',
    ],
    keyboard: [
      ['Enter', 'Saves the lecture, in a field of one line'],
      ['Alt+F10', "Goes to the editor's toolbar"],
      ['Escape', 'Closes the dialog; asks first if there are unsaved changes'],
    ],
  }),
};
export default meta;

const video = (name = 'river.mp4', type = 'video/mp4') => new File(['x'], name, { type });
const write = async ({ type }: ActTools) => {
  await type('lectureForm.title', 'Along the river');
  await type('lectureForm.videoUrl', 'https://vimeo.com/76979871');
};
const create = async (tools: ActTools) => {
  await write(tools);
  await tools.press('lectureForm.create');
};
const update = async ({ type, press }: ActTools) => {
  await type('lectureForm.title', 'Looking closely, again');
  await press('lectureForm.update');
};
const upload = ({ attach }: ActTools) => attach('lectureForm.chooseVideo', video());
const withCaptions = ({ state: { courses } }: MockApi) => {
  const [lecture] = courses[0]?.sections[0]?.lectures ?? [];
  if (lecture) lecture.captions = [{ language: 'en', label: 'English', url: 'https://example.com/talk.en.vtt' }];
};

export const NewVideo = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  shows: { role: 'dialog', name: 'lectureForm.createTitle' },
});
export const NewQuiz = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  act: ({ choose }) => choose('lectureForm.type', 'lecture.quiz'),
  shows: 'lectureForm.quizHint',
});
export const Video = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  prepare: withCaptions,
  render: editing(seedIds.lectures.video),
  shows: ['lectureForm.typeFixed', { text: 'talk.en.vtt' }],
});
export const Text = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.text),
  shows: 'lectureForm.textPreview',
});
export const TextInEditor = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  richText: async () => ({ default: (await import('../rich-text/RichTextEditor.tsx')).RichTextEditor }),
  render: editing(seedIds.lectures.text),
  shows: { role: 'toolbar', name: 'richText.toolbar' },
});
export const EditorFailed = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  richText: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  render: editing(seedIds.lectures.text),
  shows: ['lectureForm.richTextFailed', 'lectureForm.textPreview'],
});
export const Assignment = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.assignment),
  shows: 'lectureForm.brief',
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  viewport: 'phone',
  shows: { role: 'dialog', name: 'lectureForm.createTitle' },
});
export const RightToLeft = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  direction: 'rtl',
  shows: { role: 'dialog', name: 'lectureForm.createTitle' },
});

export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  isAlone: true,
  act: ({ press }) => press('lectureForm.create'),
  shows: ['rule.lectureTitle', 'rule.videoSource'],
});
export const InvalidText = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.text),
  async act({ type, press }) {
    await type('lectureForm.text', 'Short');
    await press('lectureForm.update');
  },
  shows: 'rule.textContent',
});
export const WrongFileType = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  isAlone: true,
  // `accept` would keep the file out of the input.
  act: ({ attach }) => attach('lectureForm.chooseVideo', video('river.ogv', 'video/ogg')),
  shows: ['notice.invalidFileType.title', 'rule.videoType'],
});

export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.create',
  outcome: 'pending',
  act: create,
  shows: 'lectureForm.saving',
});
export const Created = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  isAlone: true,
  act: create,
  shows: 'notice.lectureCreated.title',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.create',
  outcome: { status: 403, body: { message: 'Your account may not change courses at the moment.' } },
  act: create,
  shows: { text: 'Your account may not change courses at the moment.' },
});
export const Conflict = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.create',
  outcome: { status: 409, body: { message: 'The section is gone meanwhile. Please reload the course.' } },
  act: create,
  shows: { text: 'The section is gone meanwhile. Please reload the course.' },
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.create',
  outcome: { status: 500, body: '<h1>' },
  act: create,
  shows: 'contentManager.lectureSaveFailed',
});
export const Updated = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.text),
  act: update,
  shows: 'notice.lectureUpdated.title',
});
export const UpdateRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.text),
  call: 'lectures.update',
  outcome: { status: 409, body: { message: 'The lecture was deleted meanwhile. Please reload the course.' } },
  act: update,
  shows: { text: 'The lecture was deleted meanwhile. Please reload the course.' },
});
export const UpdateFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  render: editing(seedIds.lectures.text),
  call: 'lectures.update',
  outcome: { status: 500, body: '<h1>' },
  act: update,
  shows: 'contentManager.lectureSaveFailed',
});

export const Uploading = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.uploadVideo',
  outcome: 'pending',
  act: upload,
  shows: [{ role: 'progressbar', name: 'lectureForm.uploading' }, 'lectureForm.uploadFirst'],
});
export const UploadDone = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  isAlone: true,
  act: upload,
  shows: 'notice.videoUploaded.title',
});
export const Uploaded = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  async act(tools) {
    await upload(tools);
    await tools.press('notice.ok');
  },
  shows: 'lectureForm.ownVideo',
});
export const UploadFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.uploadVideo',
  outcome: { status: 500, body: '<h1>' },
  act: upload,
  shows: ['notice.uploadFailed.title', 'contentManager.uploadFailed'],
});
export const UploadOffline = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.uploadVideo',
  outcome: 'offline',
  async act(tools) {
    await upload(tools);
    await tools.press('notice.ok');
  },
  shows: { role: 'button', name: 'lectureForm.retryUpload' },
});
export const UploadRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.uploadVideo',
  outcome: { status: 403, body: { message: 'You have used all your space for videos.' } },
  act: upload,
  shows: ['notice.uploadFailed.title', { text: 'You have used all your space for videos.' }],
});
export const CaptionsFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  isAlone: true,
  call: 'lectures.uploadCaptions',
  outcome: { status: 500, body: '<h1>' },
  act: ({ attach }) => attach('lectureForm.chooseCaptions', new File(['WEBVTT'], 'talk.de.vtt', { type: 'text/vtt' })),
  shows: 'lectures.captionsFailed',
});
export const Captions = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  act: ({ attach }) => attach('lectureForm.chooseCaptions', new File(['WEBVTT'], 'talk.de.vtt', { type: 'text/vtt' })),
  shows: { text: 'talk.de.vtt' },
});

export const Unsaved = state<typeof meta>({
  as: 'instructor',
  isAlone: true,
  async act(tools) {
    await write(tools);
    await tools.press('notice.cancel');
  },
  shows: 'unsaved.title',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  isAlone: true,
  prepare: withLongWords,
  render: editing(seedIds.lectures.video),
  shows: { text: longTitle },
});
