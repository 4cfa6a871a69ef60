import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Content = state<typeof meta>({
  as: 'instructor',
  shows: { role: 'list', name: 'contentManager.content' },
});
export const DraftsAndNoQuiz = state<typeof meta>({
  as: 'instructor',
  prepare(api) {
    asDraft(api);
    api.state.quizzes = [];
    for (const lecture of sections(api)[1]?.lectures ?? []) lecture.isPublished = false;
  },
  shows: ['contentManager.noQuiz', 'contentManager.draft', 'contentWarnings.title'],
});
export const ToGrade = state<typeof meta>({
  as: 'instructor',
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
  shows: ['contentManager.gradeCount', { count: '1' }],
});
export const RowMenu = state<typeof meta>({
  as: 'instructor',
  act: ({ press, t }) => press(t('contentManager.more', { title: 'First steps' })),
  shows: { role: 'menuitem', name: 'contentManager.delete' },
});
export const Found = state<typeof meta>({
  as: 'instructor',
  act: ({ type }) => type('contentManager.search', 'doing'),
  shows: ['contentManager.found', { count: 1 }],
});
export const Collapsed = state<typeof meta>({
  as: 'instructor',
  act: ({ press }) => press('contentManager.collapse'),
  shows: { role: 'button', name: 'contentManager.expand' },
});
export const RightToLeft = state<typeof meta>({
  as: 'instructor',
  direction: 'rtl',
  shows: { role: 'list', name: 'contentManager.content' },
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  viewport: 'phone',
  shows: { role: 'list', name: 'contentManager.content' },
});

export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'courses.getAuthored',
  outcome: 'pending',
  shows: 'contentManager.loading',
});
export const Empty = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  prepare: (api) => void sections(api).splice(0),
  shows: 'contentManager.empty',
});
export const NothingFound = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  act: ({ type }) => type('contentManager.search', 'nothing like it'),
  shows: 'contentManager.nothingFound',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'courses.getAuthored',
  outcome: { status: 500, body: '<h1>' },
  shows: 'contentManager.loadFailed',
});
export const Offline = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'courses.getAuthored',
  outcome: 'offline',
  shows: ['contentManager.loadFailed', 'error.network'],
});
export const NotFound = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  calls: { 'courses.getAuthored': { status: 404, body: {} }, 'courses.listAuthored': { status: 403, body: {} } },
  shows: 'contentManager.notFound',
});
export const NotOwned = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'courses.getAuthored',
  outcome: { status: 403, body: {} },
  shows: 'courseForm.notOwned',
});
export const Learner = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  shows: 'contentManager.instructorOnly',
});
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Publishing = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: asDraft,
  call: 'courses.update',
  outcome: 'pending',
  act: ({ press }) => press('contentManager.publish'),
  shows: 'contentManager.saving',
});
export const Published = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: asDraft,
  act: ({ press }) => press('contentManager.publish'),
  shows: 'contentManager.statusSaved.published',
});
export const PublishRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: asDraft,
  call: 'courses.update',
  outcome: { status: 409, body: { message: 'The category is gone. Choose another one.' } },
  act: ({ press }) => press('contentManager.publish'),
  shows: { text: 'The category is gone. Choose another one.' },
});
export const PublishFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: asDraft,
  call: 'courses.update',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press }) => press('contentManager.publish'),
  shows: 'courseForm.updateFailed',
});
export const Moved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: moveDown,
  shows: ['contentManager.movedLecture', { title: 'Looking closely', place: 1, total: 4, section: 'Going further' }],
});
export const MoveRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'courses.arrange',
  outcome: { status: 409, body: { message: 'The course has changed. Please reload it.' } },
  act: moveDown,
  shows: [['contentManager.moveFailed', { title: 'Looking closely' }], { text: 'Please reload it.' }],
});
export const DeletingSection = state<typeof meta>({
  as: 'instructor',
  act: remove('First steps', false),
  shows: 'contentManager.deleteSection',
});
export const DeletingLastLecture = state<typeof meta>({
  as: 'instructor',
  prepare: onlyShown(seedIds.lectures.text),
  act: remove('Looking closely', false),
  shows: 'delete.stopsSelling',
});
export const ComingSoon = state<typeof meta>({
  as: 'instructor',
  prepare: onlyShown(seedIds.courses.missing),
  shows: 'contentWarnings.comingSoon',
});
export const DeletionRunning = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  call: 'sections.remove',
  outcome: 'pending',
  act: remove('First steps'),
  shows: 'contentManager.deleting',
});
export const SectionDeleted = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: remove('First steps'),
  shows: 'notice.sectionDeleted.title',
});
export const SectionDeletionFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'sections.remove',
  outcome: { status: 500, body: '<h1>' },
  act: remove('First steps'),
  shows: ['notice.deletionFailed.title', 'contentManager.sectionDeleteFailed'],
});
export const LectureDeleted = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: remove('Doing it again'),
  shows: 'notice.lectureDeleted.title',
});
export const LectureDeletionFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'lectures.remove',
  outcome: { status: 500, body: '<h1>' },
  act: remove('Doing it again'),
  shows: ['notice.deletionFailed.title', 'contentManager.lectureDeleteFailed'],
});
export const LectureDeletionRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'lectures.remove',
  outcome: { status: 409, body: { message: 'The quiz is being taken. Please try again later.' } },
  act: remove('What you remember'),
  shows: { text: 'The quiz is being taken. Please try again later.' },
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare: withLongWords,
  shows: { text: longTitle },
});
export const Many = state<typeof meta>({
  kind: 'many',
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
  shows: { text: 'Lecture 1' },
});
