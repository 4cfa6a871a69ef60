import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withPreparation } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { ContentManager } from './index.ts';

const meta: Meta<typeof ContentManager> = {
  title: 'Teaching/ContentManager',
  component: ContentManager,
  args: { courseId: seedIds.courses.weatherMaps },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'restricted'],
    words: ['outline', 'curriculum editor', 'reorder', 'drag and drop'],
    do: [
      'Give it the width of a page: the rows wrap below 40 em.',
      'Link to it from the course form and the dashboard.',
    ],
    dont: ["Don't put it in a dialog: it opens dialogs itself."],
    accessibility: [
      'The result of each move is announced, and the focus stays on the button that moved the row.',
      'A dialog returns the focus to the control that opened it.',
      'Long lists render the rows near the screen; each row says its position and the total.',
    ],
    keyboard: [
      ['Alt+↑ or Alt+↓', 'Moves the focused section or lecture'],
      ['Ctrl+Z', 'Takes the last move back'],
      ['↑ ↓ in a row menu', 'Goes through its items'],
      ['Escape', 'Closes the menu or the dialog'],
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, refused, busy, done, long, many, role } = statesOf(meta, {
  as: 'instructor',
});

const sections = (api: MockApi) => api.state.courses[0]?.sections ?? [];
const asDraft = (api: MockApi) => void Object.assign(api.state.courses[0] ?? {}, { status: 'draft' });
const remove =
  (title: string, isConfirmed = true) =>
  async ({ press, t }: ActTools) => {
    await press(t('contentManager.more', { title }));
    await press('contentManager.delete');
    if (isConfirmed) await press('contentManager.delete');
  };
/** Only this lecture is published. */
const onlyShown = (id: string) => (api: MockApi) => {
  for (const lecture of sections(api).flatMap(({ lectures }) => lectures)) lecture.isPublished = lecture._id === id;
};
const moveDown = ({ press, t }: ActTools) => press(t('contentManager.moveDown', { title: 'Looking closely' }));

export const Content = ready({ role: 'list', name: 'contentManager.content' });
export const DraftsAndNoQuiz = ready(['contentManager.noQuiz', 'contentManager.draft', 'contentWarnings.title'], {
  prepare(api) {
    asDraft(api);
    api.state.quizzes = [];
    for (const lecture of sections(api)[1]?.lectures ?? []) lecture.isPublished = false;
  },
});
export const ToGrade = ready(['contentManager.gradeCount', { count: '1' }], {
  prepare: (api) =>
    void api.state.submissions.push({
      _id: mockId(9, 1),
      lectureId: seedIds.lectures.assignment,
      authorId: seedIds.users.learner,
      userId: undefined,
      submissionText: 'Notes of a week.',
      submissionUrl: '',
      grade: null,
      feedback: '',
      createdAt: '2026-03-11T09:30:00.000Z',
      gradedAt: undefined,
    }),
});
export const FilmWaits = ready('preparation.waiting', { prepare: withPreparation({ state: 'waiting', progress: 0 }) });
export const FilmIsPrepared = ready(['preparation.working', { percent: '43' }], {
  prepare: withPreparation({ state: 'working', progress: 43 }),
});
export const FilmFailed = ready(['preparation.damaged', { time: '1:05' }], {
  prepare: withPreparation({ state: 'failed', progress: 0, reason: 'damaged', second: 65 }),
});
export const RowMenu = ready(has('menuitem', 'contentManager.delete'), {
  act: ({ press, t }) => press(t('contentManager.more', { title: 'First steps' })),
});
export const Found = ready(['contentManager.found', { count: 1 }], {
  act: ({ type }) => type('contentManager.search', 'doing'),
});
export const Collapsed = ready(has('button', 'contentManager.expand'), {
  act: ({ press }) => press('contentManager.collapse'),
});

export const Loading = loading('courses.getAuthored', 'contentManager.loading');
export const Empty = empty('contentManager.empty', { prepare: (api) => void sections(api).splice(0) });
export const NothingFound = empty('contentManager.nothingFound', {
  act: ({ type }) => type('contentManager.search', 'nothing like it'),
});
export const Failed = failed('courses.getAuthored', 'contentManager.loadFailed');
export const Offline = failed('courses.getAuthored', ['contentManager.loadFailed', 'error.network'], {
  outcome: 'offline',
});
export const NotFound = state({
  kind: 'refused',
  calls: { 'courses.getAuthored': { status: 404, body: {} }, 'courses.listAuthored': { status: 403, body: {} } },
  shows: 'contentManager.notFound',
});
export const NotOwned = state({
  kind: 'refused',
  call: 'courses.getAuthored',
  outcome: { status: 403, body: {} },
  shows: 'courseForm.notOwned',
});
export const Learner = role('contentManager.instructorOnly', { as: 'learner', isAlone: true });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Publishing = busy('courses.update', 'contentManager.saving', {
  prepare: asDraft,
  act: ({ press }) => press('contentManager.publish'),
});
export const Published = done('contentManager.statusSaved.published', {
  prepare: asDraft,
  act: ({ press }) => press('contentManager.publish'),
});
export const PublishRefused = refused('courses.update', 409, 'The category is gone. Choose another one.', {
  prepare: asDraft,
  act: ({ press }) => press('contentManager.publish'),
});
export const PublishFailed = failed('courses.update', 'courseForm.updateFailed', {
  prepare: asDraft,
  act: ({ press }) => press('contentManager.publish'),
});
export const Moved = done(
  ['contentManager.movedLecture', { title: 'Looking closely', place: 1, total: 4, section: 'Going further' }],
  { act: moveDown },
);
export const MoveRefused = refused('courses.arrange', 409, 'The course has changed. Please reload it.', {
  act: moveDown,
  shows: [['contentManager.moveFailed', { title: 'Looking closely' }], { text: 'Please reload it.' }],
});
export const DeletingSection = ready('contentManager.deleteSection', { act: remove('First steps', false) });
export const DeletingLastLecture = ready('delete.stopsSelling', {
  prepare: onlyShown(seedIds.lectures.text),
  act: remove('Looking closely', false),
});
export const ComingSoon = ready('contentWarnings.comingSoon', { prepare: onlyShown(seedIds.courses.missing) });
export const DeletionRunning = busy('sections.remove', 'contentManager.deleting', { act: remove('First steps') });
export const SectionDeleted = done('notice.sectionDeleted.title', { act: remove('First steps') });
export const SectionDeletionFailed = failed(
  'sections.remove',
  ['notice.deletionFailed.title', 'contentManager.sectionDeleteFailed'],
  { act: remove('First steps') },
);
export const LectureDeleted = done('notice.lectureDeleted.title', { act: remove('Doing it again') });
export const LectureDeletionFailed = failed(
  'lectures.remove',
  ['notice.deletionFailed.title', 'contentManager.lectureDeleteFailed'],
  { act: remove('Doing it again') },
);
export const LectureDeletionRefused = refused(
  'lectures.remove',
  409,
  'The quiz is being taken. Please try again later.',
  { act: remove('What you remember') },
);
export const Long = long(says(longTitle), { prepare: withLongWords });
export const Many = many(says('Lecture 1'), {
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
});
