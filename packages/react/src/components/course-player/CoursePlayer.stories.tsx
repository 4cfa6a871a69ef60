import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { completeLectures, longTitle, withCaptions, withLongWords } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
    words: ['learning page', 'video player', 'lesson', 'study', 'curriculum', 'captions', 'transcript', 'subtitles'],
    do: [
      'Give it the full width of the page, and keep lectureId in the address, so that a lecture can be shared.',
      'Show it without your footer: it fills the height of the screen.',
    ],
    dont: ['Start videos by yourself: the learner does.'],
    accessibility: [
      'When another lecture opens, the focus moves to its heading.',
      'Everything that a shortcut does has a button too; "?" lists the shortcuts.',
      'A completed lecture is announced.',
      'The lines of a transcript are one stop of Tab; the one that is spoken is marked as current.',
      'The transcript scrolls by itself only in its own box, not while somebody scrolls it, and not with reduced motion.',
      'The pictures of the seek bar are hidden from screen readers, which hear the position.',
      'On narrow screens the curriculum is a dialog behind a button.',
    ],
    keyboard: [
      ['T', 'Shows or hides the course content'],
      ['Space or K', 'Plays or pauses, while the player has the focus'],
      ['← →', 'Ten seconds back or forward, while the player has the focus'],
      ['↑ ↓', 'The line before or after, in the transcript; Enter moves the video there'],
      ['?', 'Lists the keys of the video'],
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, done, long, role } = statesOf(meta, { as: 'learner' });

const address =
  (contentUrl: string) =>
  ({ state: { courses } }: MockApi) => {
    for (const { sections } of courses)
      for (const { lectures } of sections)
        for (const lecture of lectures) if (lecture.type === 'video') lecture.contentUrl = contentUrl;
  };

export const Video = ready('player.markComplete');
export const Text = ready(says(/^Begin with what you can see/), { args: { courseId: weatherMaps, lectureId: text } });
export const Quiz = ready('quiz.submit', { args: { courseId: weatherMaps, lectureId: quiz } });
export const Assignment = ready('assignment.submit', { args: { courseId: weatherMaps, lectureId: assignment } });
export const QuizUnfinished = ready('quiz.unfinished', {
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
  args: { courseId: weatherMaps, lectureId: quiz },
});
export const OtherHost = ready(['video.host', { host: 'Vimeo' }], { prepare: address('https://vimeo.com/76979871') });
const cue = (from: string, to: string, text: string) => `\n00:${from}.000 --> 00:${to}.000\n${text}\n`;
const captionsOf = (...cues: string[]) => `data:text/vtt,${encodeURIComponent(`WEBVTT\n${cues.join('')}`)}`;
const captions = {
  en: captionsOf(
    cue('01', '05', 'Welcome. A few words first.'),
    cue('06', '12', 'A short quiz shows what has stayed.'),
  ),
  de: captionsOf(cue('01', '05', 'Willkommen. Ein paar Worte zu Beginn.')),
};
export const Captions = ready(['video.captions', { text: 'English' }], {
  isAlone: true,
  prepare: (api) => withCaptions(api, captions),
  act: ({ press, t }) => press(t('video.settings', { rate: '1' })),
});
/** Three sizes, and pictures for the seek bar. */
const streamed = ({ state: { courses } }: MockApi) => {
  const previews = { url: asset('film/previews.webp'), seconds: 2, count: 15, columns: 5, width: 160, height: 90 };
  for (const { sections } of courses)
    for (const { lectures } of sections)
      for (const lecture of lectures)
        if (lecture.type === 'video') lecture.stream = { url: asset('film/stream.m3u8'), previews };
};
export const Quality = ready(['stream.quality', { text: '1080p' }], {
  isAlone: true,
  prepare: streamed,
  act: ({ press, t }) => press(t('video.settingsWithQuality', { rate: '1' })),
});
export const SeekPreview = ready(says('0:15'), {
  isAlone: true,
  prepare: streamed,
  act: async ({ canvas, userEvent, t }) => {
    const bar = await canvas.findByRole('slider', { name: t('video.seek') });
    await waitFor(() => expect(bar).toBeEnabled());
    const { left, top, width } = bar.getBoundingClientRect();
    await userEvent.pointer({ target: bar, coords: { clientX: left + width / 2, clientY: top } });
  },
});
export const Transcript = ready(says('Welcome. A few words first.'), {
  isAlone: true,
  prepare: (api) => withCaptions(api, captions),
});
export const TranscriptSearched = ready(['transcript.found.one', { count: 1 }], {
  isAlone: true,
  prepare: (api) => withCaptions(api, captions),
  act: ({ type }) => type('transcript.search', 'quiz'),
});
export const TranscriptNothingFound = empty('transcript.none', {
  isAlone: true,
  prepare: (api) => withCaptions(api, captions),
  act: ({ type }) => type('transcript.search', 'umbrella'),
});
export const TranscriptEmpty = empty('transcript.empty', {
  prepare: (api) => withCaptions(api, { en: captionsOf() }),
});
export const TranscriptFailed = state({
  kind: 'failed',
  prepare: (api) => withCaptions(api, { en: asset('media/nothing-here.vtt') }),
  shows: ['transcript.loadFailed', 'error.retry'],
});
export const Shortcuts = ready('video.skip', {
  isAlone: true,
  act: async ({ canvas, userEvent, t }) => {
    (await canvas.findByLabelText('What you will make')).focus();
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: t('video.help') });
  },
});
export const ContentHidden = ready('player.showSide', { isAlone: true, act: ({ press }) => press('player.hideSide') });
export const ContentOnPhone = ready(has('dialog', 'Reading Weather Maps'), {
  viewport: 'phone',
  act: async ({ canvas, userEvent, t }) =>
    userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('player.curriculum')}`) })),
});
export const Completed = done(['player.finished', 'player.toFinish'], {
  args: { courseId: weatherMaps, lectureId: text },
  prepare: completeLectures,
});
export const Finished = done(['finish.work', 'finish.reviewTitle', 'finish.whatNext', 'player.backToDashboard'], {
  args: { courseId: weatherMaps, lectureId: text },
  prepare(api) {
    completeLectures(api);
    api.state.submissions.push({
      _id: mockId(8, 1),
      authorId: seedIds.users.learner,
      lectureId: assignment,
      submissionText: 'Three mornings of clouds, drawn before breakfast.',
      submissionUrl: 'https://example.com/clouds',
      grade: 91,
      feedback: 'You looked where others only glance. Next time, draw the wind too.',
      createdAt: '2026-05-03T10:00:00.000Z',
    });
  },
  act: ({ press }) => press('player.toFinish'),
});
export const MarkedComplete = done('player.completed', {
  args: { courseId: weatherMaps, lectureId: text },
  act: ({ press }) => press('player.markComplete'),
});
export const LongWords = long(says(longTitle), {
  args: { courseId: weatherMaps, lectureId: text },
  prepare: withLongWords,
});
export const CatchingUp = failed('enrollments.recordProgress', 'player.catchingUp', {
  outcome: { status: 503, body: { message: 'busy' } },
  args: { courseId: weatherMaps, lectureId: text },
});
export const ProgressRefused = state({
  kind: 'refused',
  call: 'enrollments.recordProgress',
  outcome: { status: 400, body: '<h1>' },
  isAlone: true,
  args: { courseId: weatherMaps, lectureId: text },
  shows: ['notice.progressFailed.title', 'notice.progressFailed.text'],
});
export const NotEnrolled = state({
  kind: 'refused',
  isAlone: true,
  args: { courseId: breadWithPatience },
  shows: ['notice.accessDenied.title', 'access.notAllowed', 'player.loadFailed'],
});
export const Visitor = role(['notice.accessDenied.title', 'notice.accessDenied.text', 'session.signIn'], {
  as: 'visitor',
});
export const VideoFailed = state({
  kind: 'failed',
  prepare: address(asset('media/nothing-here.webm')),
  shows: ['player.videoFailed', 'error.retry'],
});
export const VideoUnknown = state({ kind: 'failed', prepare: address('javascript:void 0'), shows: 'player.noVideo' });
export const WithoutLectures = empty(['player.empty', 'player.backToDashboard'], {
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.sections = [];
  },
});
export const Loading = loading('enrollments.get', 'player.loading');
export const Failed = failed('enrollments.get', ['player.loadFailed', 'error.retry']);
export const VideoOver = ready(['player.nextUp', 'video.replay'], {
  isAlone: true,
  act: async ({ canvas }) => {
    const [film] = (await canvas.findByLabelText('What you will make')).ownerDocument.querySelectorAll('video');
    if (!film) throw new Error('There is no video.');
    Object.defineProperty(film, 'ended', { value: true });
    film.dispatchEvent(new Event('ended'));
  },
  args: { courseId: weatherMaps, lectureId: video },
});
