import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { completeLectures, longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { CoursePlayer } from './index.ts';

const { weatherMaps, breadWithPatience } = seedIds.courses;
const { video, text, quiz, assignment } = seedIds.lectures;

const meta: Meta<typeof CoursePlayer> = {
  title: 'Learning/CoursePlayer',
  component: CoursePlayer,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'bar',
    traits: ['loads', 'submits', 'restricted'],
    notApplicable: { busy: 'progress is shown at once and sent in the background' },
    words: ['learning page', 'video player', 'lesson', 'study', 'curriculum', 'captions'],
    do: [
      'Give it the full width of the page, and keep lectureId in the address, so that a lecture can be shared.',
      'Show it without your footer: it fills the height of the screen.',
    ],
    dont: ['Start videos by yourself: the learner does.'],
    accessibility: [
      'When another lecture opens, the focus moves to its heading.',
      'Everything that a shortcut does has a button too; "?" lists the shortcuts.',
      'A completed lecture is announced.',
      'On narrow screens the curriculum is a dialog behind a button.',
    ],
    keyboard: [
      ['T', 'Shows or hides the course content'],
      ['Space or K', 'Plays or pauses, while the player has the focus'],
      ['← →', 'Ten seconds back or forward, while the player has the focus'],
      ['?', 'Lists the keys of the video'],
    ],
  }),
};
export default meta;

const learner = { as: 'learner' } as const;
const address =
  (contentUrl: string) =>
  ({ state: { courses } }: MockApi) => {
    for (const { sections } of courses)
      for (const { lectures } of sections)
        for (const lecture of lectures) if (lecture.type === 'video') lecture.contentUrl = contentUrl;
  };

export const Video = state<typeof meta>({ ...learner, shows: 'player.markComplete' });
export const Text = state<typeof meta>({
  ...learner,
  args: { courseId: weatherMaps, lectureId: text },
  shows: { text: /^Begin with what you can see/ },
});
export const Quiz = state<typeof meta>({
  ...learner,
  args: { courseId: weatherMaps, lectureId: quiz },
  shows: 'quiz.submit',
});
export const Assignment = state<typeof meta>({
  ...learner,
  args: { courseId: weatherMaps, lectureId: assignment },
  shows: 'assignment.submit',
});
export const QuizUnfinished = state<typeof meta>({
  ...learner,
  args: { courseId: weatherMaps, lectureId: quiz },
  call: 'enrollments.get',
  outcome: {
    status: 200,
    body: {
      course: {
        _id: weatherMaps,
        title: 'Reading Weather Maps',
        sections: [
          {
            _id: seedIds.sections.goingFurther,
            title: 'Going further',
            lectures: [{ _id: quiz, title: 'What you remember', type: 'quiz', order: 0 }],
          },
        ],
      },
    },
  },
  shows: 'quiz.unfinished',
});
export const OtherHost = state<typeof meta>({
  ...learner,
  prepare: address('https://vimeo.com/76979871'),
  shows: ['video.host', { host: 'Vimeo' }],
});
export const Captions = state<typeof meta>({
  ...learner,
  isAlone: true,
  prepare: ({ state: { courses } }) => {
    for (const { sections } of courses)
      for (const { lectures } of sections)
        for (const lecture of lectures)
          if (lecture.type === 'video')
            Object.assign(lecture, {
              captions: [{ language: 'en', label: 'English', url: asset('media/welcome.en.vtt') }],
            });
  },
  act: ({ press, t }) => press(t('video.settings', { rate: '1' })),
  shows: ['video.captions', { text: 'English' }],
});
export const Shortcuts = state<typeof meta>({
  ...learner,
  isAlone: true,
  act: async ({ canvas, userEvent, t }) => {
    (await canvas.findByLabelText('What you will make')).focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: t('video.help') });
  },
  shows: 'video.skip',
});
export const ContentHidden = state<typeof meta>({
  ...learner,
  isAlone: true,
  act: ({ press }) => press('player.hideSide'),
  shows: 'player.showSide',
});
export const OnPhone = state<typeof meta>({ ...learner, viewport: 'phone', shows: 'player.markComplete' });
export const ContentOnPhone = state<typeof meta>({
  ...learner,
  viewport: 'phone',
  act: async ({ canvas, userEvent, t }) =>
    userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('player.curriculum')}`) })),
  shows: { role: 'dialog', name: 'Reading Weather Maps' },
});
export const Completed = state<typeof meta>({
  ...learner,
  kind: 'done',
  args: { courseId: weatherMaps, lectureId: text },
  prepare: completeLectures,
  shows: ['player.finished', 'player.review'],
});
export const MarkedComplete = state<typeof meta>({
  ...learner,
  kind: 'done',
  args: { courseId: weatherMaps, lectureId: text },
  act: ({ press }) => press('player.markComplete'),
  shows: 'player.completed',
});
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  args: { courseId: weatherMaps, lectureId: text },
  prepare: withLongWords,
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({
  ...learner,
  direction: 'rtl',
  args: { courseId: weatherMaps, lectureId: text },
  shows: 'player.markComplete',
});
export const CatchingUp = state<typeof meta>({
  ...learner,
  kind: 'failed',
  args: { courseId: weatherMaps, lectureId: text },
  call: 'enrollments.recordProgress',
  outcome: { status: 503, body: { message: 'busy' } },
  shows: 'player.catchingUp',
});
export const ProgressRefused = state<typeof meta>({
  ...learner,
  kind: 'refused',
  isAlone: true,
  args: { courseId: weatherMaps, lectureId: text },
  call: 'enrollments.recordProgress',
  outcome: { status: 400, body: '<h1>' },
  shows: ['notice.progressFailed.title', 'notice.progressFailed.text'],
});
export const NotEnrolled = state<typeof meta>({
  ...learner,
  kind: 'refused',
  isAlone: true,
  args: { courseId: breadWithPatience },
  shows: ['notice.accessDenied.title', 'access.notAllowed', 'player.loadFailed'],
});
export const Visitor = state<typeof meta>({
  kind: 'role',
  shows: ['notice.accessDenied.title', 'notice.accessDenied.text', 'session.signIn'],
});
export const VideoFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  prepare: address(asset('media/nothing-here.webm')),
  shows: ['player.videoFailed', 'error.retry'],
});
export const VideoUnknown = state<typeof meta>({
  ...learner,
  kind: 'failed',
  prepare: address('javascript:void 0'),
  shows: 'player.noVideo',
});
export const WithoutLectures = state<typeof meta>({
  ...learner,
  kind: 'empty',
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.sections = [];
  },
  shows: ['player.empty', 'player.backToDashboard'],
});
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'enrollments.get',
  outcome: 'pending',
  shows: 'player.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'enrollments.get',
  outcome: { status: 500, body: '<h1>' },
  shows: ['player.loadFailed', 'error.retry'],
});
export const VideoOver = state<typeof meta>({
  ...learner,
  isAlone: true,
  act: async ({ canvas }) => {
    const [film] = (await canvas.findByLabelText('What you will make')).ownerDocument.querySelectorAll('video');
    if (!film) throw new Error('There is no video.');
    Object.defineProperty(film, 'ended', { value: true });
    film.dispatchEvent(new Event('ended'));
  },
  args: { courseId: weatherMaps, lectureId: video },
  shows: ['player.nextUp', 'video.replay'],
});
