import type { AuthorMarketplace, Lecture, LectureOutline, LectureType } from '@lectern/sdk';
import { accountMenuWords, commandWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { authoredCoursesQuery } from '../../queries/authoredCourses.ts';
import { waitingSubmissionsQuery } from '../../queries/submissions.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useSession } from '../account/useSession.ts';
import { useCourseSuggestions } from '../catalogue/useCourseSuggestions.ts';
import { useEnrolledCourse, useEnrolledCourses } from '../learning/useEnrolledCourses.ts';

/** A course whose own commands are shown. */
export interface CommandScope {
  courseId: string;
  title: string;
  /** Whether the person studies or teaches it. */
  kind: 'study' | 'teach';
}

/** One place to go to, or one thing to do. It has exactly one of `href`, `scope` and `run`. */
export interface Command {
  id: string;
  label: string;
  /** Told apart by it, such as the course of a lecture. */
  detail?: string | undefined;
  /** Of a lecture. */
  type?: LectureType | undefined;
  href?: string;
  /** Shows the commands of one course. */
  scope?: CommandScope;
  run?: () => void;
}

/** Commands of one kind, under one heading. */
export interface CommandGroup {
  id: 'lectures' | 'courses' | 'teaching' | 'catalogue' | 'pages' | 'actions';
  label: string;
  commands: readonly Command[];
}

/** Options of {@link useCommands}. */
export interface UseCommandsOptions {
  /** What the person has typed. */
  typed: string;
  /** The course whose commands are shown. @default all commands */
  scope?: CommandScope | undefined;
}

/** What {@link useCommands} returns. */
export interface UseCommandsResult {
  /** The groups that have a match, each with its best matches first. */
  groups: readonly CommandGroup[];
  /** Whether lectures or courses are still loading. */
  isLoading: boolean;
  /** What could not be loaded; the other commands are there. */
  error: string | undefined;
  /** Loads it again. */
  reload: () => void;
}

/** Of so many courses, those studied last, the lectures are searched at once; those of the others in their course. */
const SEARCHED_COURSES = 3;
/** As many of a kind fit beside the others while nothing is typed. */
const MOST_UNTYPED = 5;
const MOST_TYPED = 8;
/** A shorter text would match nearly every lecture. */
const MIN_LETTERS = 2;

/**
 * Everything that the signed-in person can go to or do by typing: lectures and courses of their own, courses they teach,
 * the catalogue, pages and actions. It loads when it is mounted.
 */
export function useCommands({ typed, scope }: UseCommandsOptions): UseCommandsResult {
  const { t } = useLectern('useCommands', commandWords);
  const q = typed.trim();
  const study = useStudyCommands(q, scope);
  const teaching = useTeachingCommands(scope);
  const suggestions = useCatalogueCommands(scope ? '' : q, study.courses);
  const pages = usePageCommands();
  const actions = useActionCommands();
  const all: readonly CommandGroup[] = scope
    ? [
        { id: 'lectures', label: t('commands.lectures'), commands: study.lectures },
        { id: 'pages', label: t('commands.pages'), commands: scope.kind === 'study' ? study.pages : teaching.pages },
      ]
    : [
        { id: 'lectures', label: t('commands.lectures'), commands: study.lectures },
        { id: 'courses', label: t('commands.courses'), commands: study.courses },
        { id: 'teaching', label: t('commands.teaching'), commands: teaching.courses },
        { id: 'pages', label: t('commands.pages'), commands: pages },
        { id: 'actions', label: t('commands.actions'), commands: actions },
      ];
  const most = scope ? Number.POSITIVE_INFINITY : q ? MOST_TYPED : MOST_UNTYPED;
  const found = all.map((group) => ({
    ...group,
    commands: matching(group.commands, q).slice(0, group.id === 'pages' ? undefined : most),
  }));
  // The server has matched these already, by more than their titles.
  const catalogue: CommandGroup = { id: 'catalogue', label: t('commands.catalogue'), commands: suggestions };
  return {
    // The catalogue comes last: it also matches words that no title has.
    groups: [...found, catalogue].filter(({ commands }) => commands.length > 0),
    isLoading: study.isLoading || teaching.isLoading,
    error: study.error ?? teaching.error,
    reload() {
      study.reload();
      teaching.reload();
    },
  };
}

function useStudyCommands(q: string, scope: CommandScope | undefined) {
  const { paths, t } = useLectern('useCommands', commandWords);
  const list = useEnrolledCourses();
  const courses = list.data ?? [];
  const isSearched = !scope && q.length >= MIN_LETTERS;
  const [first = '', second = '', third = ''] = courses.slice(0, SEARCHED_COURSES).map(({ _id }) => _id);
  const searched = [
    useEnrolledCourse(first, isSearched && first !== ''),
    useEnrolledCourse(second, isSearched && second !== ''),
    useEnrolledCourse(third, isSearched && third !== ''),
  ];
  const studied = scope?.kind === 'study' ? scope : undefined;
  const one = useEnrolledCourse(studied?.courseId ?? '', studied !== undefined);
  const open = (courseId: string, lecture?: string) =>
    extendPath(paths.learning(courseId), lecture === undefined ? {} : { query: { lecture } });
  const toCommand = (lecture: Lecture | LectureOutline, course: { _id: string; title: string }): Command => ({
    id: `lecture-${lecture._id}`,
    label: lecture.title,
    detail: studied ? undefined : course.title,
    type: lecture.type,
    href: open(course._id, lecture._id),
  });
  const next = courses.flatMap(({ study, ...course }) =>
    study?.nextLecture ? toCommand(study.nextLecture, course) : [],
  );
  const contents = studied ? [one] : searched;
  const known = contents.flatMap(({ data: course }) =>
    course ? course.sections.flatMap(({ lectures }) => lectures.map((lecture) => toCommand(lecture, course))) : [],
  );
  const failed = contents.find(({ isError, data }) => isError && !data);
  return {
    lectures: studied ? known : scope ? [] : [...new Map([...next, ...known].map((one) => [one.id, one])).values()],
    courses: courses.map(
      ({ _id, title }): Command => ({
        id: `course-${_id}`,
        label: title,
        scope: { courseId: _id, title, kind: 'study' },
      }),
    ),
    pages: studied
      ? [
          { id: 'continue', label: t('commands.continue'), href: open(studied.courseId) },
          { id: 'course', label: t('commands.coursePage'), href: paths.course(studied.courseId) },
        ]
      : [],
    isLoading: list.isLoading || contents.some(({ isLoading }) => isLoading),
    error: list.isError && !list.data ? t('commands.failed') : failed && t('commands.lecturesFailed'),
    reload: () => void Promise.all([list, ...contents].map((query) => query.isError && query.refetch())),
  };
}

function useTeachingCommands(scope: CommandScope | undefined) {
  const { marketplace, paths, t } = useLectern('useCommands', accountMenuWords, commandWords);
  const { user } = useSession();
  // A host without the calls of instructors has no pages for them either.
  const mayTeach = user?.role === 'instructor' && 'createQuiz' in marketplace;
  // An assertion: the queries are only sent where the calls are there.
  const author = marketplace as AuthorMarketplace;
  const list = usePersonalQuery((userId) => authoredCoursesQuery(author, userId), { enabled: mayTeach });
  const waiting = usePersonalQuery((userId) => waitingSubmissionsQuery(author, userId, 1), { enabled: mayTeach });
  const count = waiting.data?.totalResults ?? 0;
  const taught = scope?.kind === 'teach' ? scope.courseId : undefined;
  return {
    courses: mayTeach
      ? [
          {
            id: 'grading',
            label: count > 0 ? t('commands.gradeCount', { count }) : t('account.grading'),
            href: paths.gradingList,
          },
          { id: 'newCourse', label: t('commands.newCourse'), href: paths.newCourse },
          ...(list.data ?? []).map(
            ({ _id, title }): Command => ({
              id: `taught-${_id}`,
              label: title,
              scope: { courseId: _id, title, kind: 'teach' },
            }),
          ),
        ]
      : [],
    pages: taught
      ? [
          { id: 'content', label: t('commands.content'), href: paths.courseContent(taught) },
          { id: 'edit', label: t('commands.editCourse'), href: paths.editCourse(taught) },
          { id: 'preview', label: t('commands.preview'), href: paths.coursePreview(taught) },
          { id: 'learners', label: t('commands.learners'), href: paths.courseLearners(taught) },
          { id: 'course', label: t('commands.coursePage'), href: paths.course(taught) },
        ]
      : [],
    isLoading: list.isLoading,
    error: list.isError && !list.data ? t('commands.failed') : undefined,
    reload: () => void Promise.all([list, waiting].map((query) => query.isError && query.refetch())),
  };
}

/** Courses that the catalogue has for what was typed, without those that are listed already. */
function useCatalogueCommands(q: string, own: readonly Command[]): readonly Command[] {
  const { paths } = useLectern('useCommands');
  const owned = new Set(own.map(({ scope }) => scope?.courseId));
  return useCourseSuggestions(q)
    .filter(({ _id }) => !owned.has(_id))
    .map(({ _id, title, creatorId }) => ({
      id: `found-${_id}`,
      label: title,
      detail: creatorId ? `${creatorId.firstName} ${creatorId.lastName}`.trim() : undefined,
      href: paths.course(_id),
    }));
}

function usePageCommands(): readonly Command[] {
  const { paths, t } = useLectern('useCommands', accountMenuWords, commandWords);
  const { user } = useSession();
  return [
    ...(user?.role === 'admin'
      ? [
          { id: 'admin', label: t('account.admin'), href: paths.admin },
          { id: 'categories', label: t('commands.categories'), href: paths.categories },
          { id: 'partners', label: t('commands.partners'), href: paths.partners },
        ]
      : []),
    ...(user?.role === 'instructor'
      ? [{ id: 'instructor', label: t('account.instructor'), href: paths.instructor }]
      : []),
    { id: 'dashboard', label: t('account.dashboard'), href: paths.dashboard },
    { id: 'browse', label: t('commands.browse'), href: paths.courses },
    { id: 'wishlist', label: t('account.wishlist'), href: paths.wishlist },
    { id: 'cart', label: t('account.cart'), href: paths.cart },
    { id: 'orders', label: t('account.orders'), href: paths.orders },
    { id: 'profile', label: t('account.profile'), href: paths.profile },
    {
      id: 'notifications',
      label: t('commands.notifications'),
      href: extendPath(paths.profile, { query: { tab: 'preferences' } }),
    },
    { id: 'help', label: t('account.help'), href: paths.help },
  ];
}

function useActionCommands(): readonly Command[] {
  const { marketplace, navigate, paths, t } = useLectern('useCommands', accountMenuWords, commandWords);
  const { session, theme } = marketplace;
  return [
    { id: 'light', label: t('commands.light'), run: () => theme.set('light') },
    { id: 'dark', label: t('commands.dark'), run: () => theme.set('dark') },
    { id: 'system', label: t('commands.system'), run: theme.follow },
    {
      id: 'signOut',
      label: t('session.signOut'),
      run() {
        // Before signing out, so that a guard sees that this page is being left.
        navigate(paths.home);
        session.signOut();
      },
    },
  ];
}

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have every word of the query, first those that begin with it. */
function matching(commands: readonly Command[], q: string): readonly Command[] {
  const wanted = plain(q);
  if (!wanted) return commands;
  const words = wanted.split(/\s+/);
  const found = commands.filter(({ label, detail = '' }) => {
    const text = plain(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
  const isFirst = ({ label }: Command) => plain(label).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))];
}
