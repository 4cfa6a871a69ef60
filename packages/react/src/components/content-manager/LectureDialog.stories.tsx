import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useContentManager } from '../../hooks/authoring/useContentManager.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withPreparation } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
      open={isOpen && section !== undefined}
      onClose={() => setOpen(false)}
      courseId={courseId}
      sections={sections}
      section={section}
      lecture={lecture}
    />
  );
}
/** With an upload that a reload has stopped. */
function Unfinished() {
  const { marketplace } = useLectern('LectureForm');
  useState(() => {
    const { userId } = marketplace.session.getState().user ?? {};
    const kept = { id: 'an-upload', name: 'along-the-river.mp4', size: 100, sent: 45, lastModified: 5 };
    marketplace.storage.set(`uploads_${userId}`, JSON.stringify([{ ...kept, expiresAt: '2100-01-01T00:00:00.000Z' }]));
  });
  return <Opened />;
}
/** In the middle of an upload. */
function UnderWay(state: { isPaused?: boolean; isThroughServer?: boolean }) {
  const { lectures } = useAuthorMarketplace('LectureForm');
  useState(() => {
    const uploadVideo: typeof lectures.uploadVideo = (_, options) => {
      options?.onProgress?.({ sent: 45, total: 100, ...state });
      return new Promise(() => {});
    };
    Object.assign(lectures, { uploadVideo });
  });
  return <Opened />;
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
      'After "Create and add another" the focus is in the title of the next lecture, and the one before is announced.',
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
const { ready, failed, refused, busy, invalid, done, long } = statesOf(meta, { as: 'instructor' });

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

export const NewVideo = ready(has('dialog', 'lectureForm.createTitle'), { isAlone: true });
export const NewQuiz = ready('lectureForm.quizHint', {
  isAlone: true,
  act: ({ choose }) => choose('lectureForm.type', 'lecture.quiz'),
});
export const Video = ready(['lectureForm.typeFixed', { text: 'talk.en.vtt' }], {
  isAlone: true,
  prepare: withCaptions,
  render: editing(seedIds.lectures.video),
});
export const FilmIsPrepared = ready(['preparation.meanwhile', has('progressbar', 'preparation.label')], {
  isAlone: true,
  prepare: withPreparation({ state: 'working', progress: 43 }),
  render: editing(seedIds.lectures.video),
});
export const FilmUnreadable = ready('preparation.unreadableNext', {
  isAlone: true,
  prepare: withPreparation({ state: 'failed', progress: 0, reason: 'unreadable' }),
  render: editing(seedIds.lectures.video),
});
const notConverted = withPreparation({ state: 'failed', progress: 0, reason: 'not_converted' });
export const FilmNotPrepared = ready('preparation.not_convertedNext', {
  isAlone: true,
  prepare: notConverted,
  render: editing(seedIds.lectures.video),
});
export const FilmTriedAgain = busy('lectures.prepareVideo', 'preparation.beginning', {
  isAlone: true,
  prepare: notConverted,
  render: editing(seedIds.lectures.video),
  act: ({ press }) => press('preparation.again'),
});
export const FilmNotTriedAgain = failed('lectures.prepareVideo', 'lectures.prepareFailed', {
  isAlone: true,
  prepare: notConverted,
  render: editing(seedIds.lectures.video),
  act: ({ press }) => press('preparation.again'),
});
export const Text = ready('lectureForm.textPreview', { isAlone: true, render: editing(seedIds.lectures.text) });
export const TextInEditor = ready(has('toolbar', 'richText.toolbar'), {
  isAlone: true,
  richText: async () => ({ default: (await import('../rich-text/RichTextEditor.tsx')).RichTextEditor }),
  render: editing(seedIds.lectures.text),
});
export const EditorFailed = ready(['lectureForm.richTextFailed', 'lectureForm.textPreview'], {
  isAlone: true,
  richText: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  render: editing(seedIds.lectures.text),
});
export const Assignment = ready('lectureForm.brief', { isAlone: true, render: editing(seedIds.lectures.assignment) });
export const Phone = ready(has('dialog', 'lectureForm.createTitle'), { viewport: 'phone' });
export const RightToLeft = ready(has('dialog', 'lectureForm.createTitle'), { isAlone: true, direction: 'rtl' });

export const Invalid = invalid(['rule.lectureTitle', 'rule.videoSource'], {
  isAlone: true,
  act: ({ press }) => press('lectureForm.create'),
});
export const InvalidText = invalid('rule.textContent', {
  isAlone: true,
  render: editing(seedIds.lectures.text),
  async act({ type, press }) {
    await type('lectureForm.text', 'Short');
    await press('lectureForm.update');
  },
});
export const WrongFileType = invalid(['notice.invalidFileType.title', 'rule.videoType'], {
  isAlone: true,
  // `accept` would keep the file out of the input.
  act: ({ attach }) => attach('lectureForm.chooseVideo', video('river.ogv', 'video/ogg')),
});

export const Saving = busy('lectures.create', 'lectureForm.saving', { isAlone: true, act: create });
export const Another = done(['notice.lectureCreated.title', has('button', 'lectureForm.done')], {
  isAlone: true,
  async act(tools) {
    await write(tools);
    await tools.press('lectureForm.createAnother');
    await tools.sees(has('button', 'lectureForm.done'));
  },
});
export const Created = done('notice.lectureCreated.title', { isAlone: true, act: create });
export const Refused = refused('lectures.create', 403, 'Your account may not change courses at the moment.', {
  isAlone: true,
  act: create,
});
export const Conflict = refused('lectures.create', 409, 'The section is gone meanwhile. Please reload the course.', {
  isAlone: true,
  act: create,
});
export const Failed = failed('lectures.create', 'contentManager.lectureSaveFailed', { isAlone: true, act: create });
export const Updated = done('notice.lectureUpdated.title', {
  isAlone: true,
  render: editing(seedIds.lectures.text),
  act: update,
});
export const UpdateRefused = refused(
  'lectures.update',
  409,
  'The lecture was deleted meanwhile. Please reload the course.',
  { isAlone: true, render: editing(seedIds.lectures.text), act: update },
);
export const UpdateFailed = failed('lectures.update', 'contentManager.lectureSaveFailed', {
  isAlone: true,
  render: editing(seedIds.lectures.text),
  act: update,
});

export const Uploading = busy(
  'lectures.uploadVideo',
  [{ role: 'progressbar', name: 'upload.running' }, 'lectureForm.uploadFirst'],
  { isAlone: true, act: upload },
);
export const UploadPaused = ready('upload.paused', {
  isAlone: true,
  render: () => <UnderWay isPaused />,
  act: upload,
});
export const UploadThroughServer = ready('upload.throughServer', {
  isAlone: true,
  render: () => <UnderWay isThroughServer />,
  act: upload,
});
export const UploadUnfinished = ready(['lectureForm.unfinished', { name: 'along-the-river.mp4', percent: 45 }], {
  isAlone: true,
  render: () => <Unfinished />,
});
export const UploadDone = done('notice.videoUploaded.title', { isAlone: true, act: upload });
export const Uploaded = ready('lectureForm.ownVideo', {
  isAlone: true,
  async act(tools) {
    await upload(tools);
    await tools.press('notice.ok');
  },
});
export const UploadFailed = failed(
  'lectures.uploadVideo',
  ['notice.uploadFailed.title', 'contentManager.uploadFailed'],
  { isAlone: true, act: upload },
);
export const UploadOffline = failed('lectures.uploadVideo', has('button', 'upload.again'), {
  outcome: 'offline',
  isAlone: true,
  async act(tools) {
    await upload(tools);
    await tools.press('notice.ok');
  },
});
export const UploadRefused = refused('lectures.uploadVideo', 403, 'You have used all your space for videos.', {
  isAlone: true,
  act: upload,
  shows: ['notice.uploadFailed.title', { text: 'You have used all your space for videos.' }],
});
export const CaptionsFailed = failed('lectures.uploadCaptions', 'lectures.captionsFailed', {
  isAlone: true,
  act: ({ attach }) => attach('lectureForm.chooseCaptions', new File(['WEBVTT'], 'talk.de.vtt', { type: 'text/vtt' })),
});
export const Captions = ready(says('talk.de.vtt'), {
  isAlone: true,
  act: ({ attach }) => attach('lectureForm.chooseCaptions', new File(['WEBVTT'], 'talk.de.vtt', { type: 'text/vtt' })),
});

export const Unsaved = ready('unsaved.title', {
  isAlone: true,
  async act(tools) {
    await write(tools);
    await tools.press('notice.cancel');
  },
});
export const Long = long(says(longTitle), {
  isAlone: true,
  prepare: withLongWords,
  render: editing(seedIds.lectures.video),
});
