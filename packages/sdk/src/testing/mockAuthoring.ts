import { ruleWords } from '../messages/words/ruleWords.ts';
import { courseHours, courseWorkload } from '../rules/courseHours.ts';
import { progressPercent } from '../rules/courseProgress.ts';
import { type Capability, permission } from '../rules/permission.ts';
import { canExplain } from '../rules/quizReview.ts';
import { correctAnswers } from '../rules/quizScore.ts';
import { readingSeconds } from '../rules/readingTime.ts';
import { trendWeeks } from '../rules/trendWeeks.ts';
import type { LectureType } from '../schemas/lecture.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockCourse, MockLecture, MockSection, MockUser } from './seed.ts';
import { shownLectures } from './shownLectures.ts';

type LectureFields = { [Field in keyof MockLecture]?: MockLecture[Field] | undefined };

/** The fields of a lecture with the length that its type has: a video's is given, a text's is the time to read it. */
function withOwnLength(type: LectureType, { duration, ...fields }: LectureFields): LectureFields {
  if (type === 'video' && duration !== undefined) return { ...fields, duration };
  if (type !== 'text' || fields.textContent === undefined) return fields;
  return { ...fields, duration: readingSeconds(fields.textContent) };
}

/** What instructors and admins create and edit. */
export function createMockAuthoring(state: MockState): Pick<MockAnswers, 'sections' | 'lectures' | 'questions'> & {
  courses: Omit<MockAnswers['courses'], 'search' | 'get'>;
  quizzes: Pick<MockAnswers['quizzes'], 'create' | 'getAuthored' | 'results' | 'update' | 'arrange' | 'remove'>;
  categories: Omit<MockAnswers['categories'], 'list'>;
} {
  const requireCapability = (user: MockUser, capability: Capability) => {
    if (!permission(user.role, capability).isAllowed) throw refuse('forbidden');
    return user;
  };
  const ownedBy = (user: MockUser, courseId: string): MockCourse => {
    requireCapability(user, 'courseForm');
    const course = state.courses.find((one) => one._id === courseId && one.creatorId._id === user.userId);
    if (!course) throw refuse('not_found', 'course');
    return course;
  };
  const sectionOf = (user: MockUser, id: string): { course: MockCourse; section: MockSection } => {
    const course = state.courses.find((one) => one.sections.some((section) => section._id === id));
    if (!course) throw refuse('not_found', 'section');
    const section = ownedBy(user, course._id).sections.find((one) => one._id === id) as MockSection;
    return { course, section };
  };
  const lectureOf = (user: MockUser, id: string): { section: MockSection; lecture: MockLecture } => {
    const sections = state.courses.flatMap((course) => course.sections);
    const section = sections.find((one) => one.lectures.some((lecture) => lecture._id === id));
    if (!section) throw refuse('not_found', 'lecture');
    sectionOf(user, section._id);
    return { section, lecture: section.lectures.find((one) => one._id === id) as MockLecture };
  };
  const quizOf = (user: MockUser, id: string) => {
    const quiz = state.quizzes.find((one) => one._id === id || one.lectureId === id);
    if (!quiz) throw refuse('not_found', 'quiz');
    lectureOf(user, quiz.lectureId);
    return quiz;
  };
  const questionOf = (user: MockUser, id: string) => {
    const quiz = state.quizzes.find((one) => one.questions.some((question) => question._id === id));
    if (!quiz) throw refuse('not_found', 'question');
    return quizOf(user, quiz._id);
  };
  const requireExplaining = (user: MockUser, quizLectureId: string, id: string | undefined) => {
    if (id === undefined) return;
    const { course } = sectionOf(user, lectureOf(user, quizLectureId).section._id);
    const lecture = course.sections.flatMap((section) => section.lectures).find(({ _id }) => _id === id);
    if (lecture && canExplain(lecture)) return;
    const message = 'Please choose a video or a text of this course.';
    throw refuseInput(message, [{ field: 'explainedIn', message }]);
  };
  /** No question names what is gone. */
  const forgetExplaining = (lectures: readonly MockLecture[]) => {
    for (const question of state.quizzes.flatMap(({ questions }) => questions)) {
      if (lectures.some(({ _id }) => _id === question.explainedIn)) question.explainedIn = undefined;
    }
  };
  const made = new Map<string, string>();
  /** Returns the same object for the same key: a retry creates nothing new. */
  const idFor = (idempotencyKey: string | undefined, ...of: string[]) => {
    if (idempotencyKey === undefined) return state.nextId();
    const name = [...of, idempotencyKey].join(' ');
    const id = made.get(name) ?? state.nextId();
    made.set(name, id);
    return id;
  };
  const quizIdOf = (lectureId: string) =>
    state.quizzes.find((quiz) => quiz.lectureId === lectureId && quiz.isFinished)?._id;
  /** Inserts into the list by order; equal orders keep their sequence. */
  const put = <Item>(list: Item[], item: Item, order: number) => list.splice(Math.min(order, list.length), 0, item);

  const waitingFor = (lectureId: string) =>
    state.submissions.filter((one) => one.lectureId === lectureId && one.grade === null).length;
  const shown = ({ categoryId, ...course }: MockCourse) => {
    const lectures = course.sections.flatMap((section) => section.lectures);
    const seconds = lectures.map((lecture) => lecture.duration);
    const learners = state.enrollments.filter((row) => row.courseId === course._id).length;
    return {
      ...course,
      category: state.categories.find((category) => category._id === categoryId),
      totalLectures: lectures.length,
      hasLectures: shownLectures(state, course).length > 0,
      sampleId: shownLectures(state, course).find(({ isFree }) => isFree)?._id,
      duration: courseHours(seconds, 0),
      workload: courseWorkload(lectures),
      stats: {
        learners,
        completion: 0,
        revenue: 0,
        waiting: lectures.reduce((sum, { _id }) => sum + waitingFor(_id), 0),
      },
    };
  };
  const withContent = (course: MockCourse) => ({
    ...shown(course),
    sections: course.sections.map((section, order) => ({
      ...section,
      courseId: course._id,
      order,
      lectures: section.lectures.map((lecture, place) => ({
        ...lecture,
        sectionId: section._id,
        order: place,
        quizId: quizIdOf(lecture._id),
        waiting: waitingFor(lecture._id),
      })),
    })),
  });
  const categoryOf = (id: string) => {
    const category = state.categories.find((one) => one._id === id);
    if (!category) throw refuse('not_found', 'category');
    return category;
  };

  return {
    courses: {
      listAuthored({ signedIn }) {
        const { userId } = requireCapability(signedIn(), 'instructorDashboard');
        return { courses: state.courses.filter((one) => one.creatorId._id === userId).map(shown) };
      },
      // The mock doesn't know when somebody enrolled: they all have today.
      weeks({ signedIn }) {
        const { userId } = requireCapability(signedIn(), 'instructorDashboard');
        const own = state.courses.filter((one) => one.creatorId._id === userId);
        const taken = state.enrollments.flatMap((row) => own.filter(({ _id }) => _id === row.courseId));
        const weeks = trendWeeks();
        return {
          weeks: weeks.map((from, place) => {
            const found = place === weeks.length - 1 ? taken : [];
            return { from, enrollments: found.length, revenue: found.reduce((sum, { price }) => sum + price, 0) };
          }),
        };
      },
      getAuthored: ({ input, signedIn }) => ({ course: withContent(ownedBy(signedIn(), input.id)) }),
      learners({ input, signedIn }) {
        const course = ownedBy(signedIn(), input.id);
        const ids = course.sections.flatMap((section) => section.lectures.map(({ _id }) => _id));
        const found = state.enrollments
          .filter((row) => row.courseId === course._id)
          .flatMap((row) => state.users.filter(({ userId }) => userId === row.userId))
          .filter((user) => `${user.firstName} ${user.lastName}`.toLowerCase().includes(input.q?.toLowerCase() ?? ''))
          .reverse()
          .map((user) => {
            const done = ids.filter((id) => state.progress.get(`${user.userId} ${id}`)?.isCompleted);
            const last = [...state.progress.keys()].findLast((key) => ids.some((id) => key === `${user.userId} ${id}`));
            const lectures = course.sections.flatMap((section) => section.lectures);
            return {
              ...user,
              _id: user.userId,
              progress: progressPercent(done.length, ids.length),
              lastLecture: lectures.find(({ _id }) => last?.endsWith(_id))?.title,
            };
          });
        if (input.sort === 'progress') found.sort((one, other) => other.progress - one.progress);
        if (input.sort === 'away') {
          // The mock keeps no times of progress: the oldest enrollment counts as the longest away.
          found.reverse().sort((one, other) => Number(one.progress === 100) - Number(other.progress === 100));
        }
        const page = input.page ?? 1;
        const learners = found.slice((page - 1) * 20, page * 20);
        return { learners, currentPage: page, totalPages: Math.ceil(found.length / 20), totalResults: found.length };
      },
      create({ input: { courseImage, category, idempotencyKey, ...fields }, signedIn }) {
        const { userId, firstName, lastName } = requireCapability(signedIn(), 'courseForm');
        const id = idFor(idempotencyKey, userId, 'course');
        state.courses = state.courses.filter((one) => one._id !== id);
        const course = {
          level: 'All Levels',
          ...fields,
          _id: id,
          categoryId: categoryOf(category)._id,
          creatorId: { _id: userId, firstName, lastName, bio: '' },
          lastUpdated: new Date().toISOString(),
          numberOfReviews: 0,
          averageRating: 0,
          imageUrl: courseImage ? placeholderImage : undefined,
          sections: [],
        } as MockCourse;
        state.courses.push(course);
        return { course: shown(course) };
      },
      update({ input: { courseId, courseImage, category, ...fields }, signedIn }) {
        const course = ownedBy(signedIn(), courseId);
        Object.assign(course, fields, { lastUpdated: new Date().toISOString() });
        if (category) course.categoryId = categoryOf(category)._id;
        if (courseImage !== undefined) course.imageUrl = courseImage === null ? undefined : placeholderImage;
        return { course: shown(course) };
      },
      remove({ input, signedIn }) {
        const course = ownedBy(signedIn(), input.id);
        state.courses = state.courses.filter((one) => one !== course);
        return {};
      },
      arrange({ input, signedIn }) {
        const course = ownedBy(signedIn(), input.id);
        const sections = new Map(course.sections.map((section) => [section._id, section]));
        const lectures = new Map(
          course.sections.flatMap((section) => section.lectures.map((lecture) => [lecture._id, lecture])),
        );
        const given = input.sections.flatMap((section) => section.lectures);
        const isWhole =
          input.sections.length === sections.size &&
          given.length === lectures.size &&
          new Set(given).size === given.length &&
          input.sections.every(({ _id }) => sections.has(_id)) &&
          given.every((id) => lectures.has(id));
        if (!isWhole) throw refuse('content_changed');
        course.sections = input.sections.map(({ _id, lectures: ids }) => ({
          ...(sections.get(_id) as MockSection),
          lectures: ids.map((id) => lectures.get(id) as MockLecture),
        }));
        return {};
      },
    },
    sections: {
      create({ input: { courseId, title, order, idempotencyKey }, signedIn }) {
        const course = ownedBy(signedIn(), courseId);
        const id = idFor(idempotencyKey, courseId, 'section');
        const known = course.sections.find(({ _id }) => _id === id);
        course.sections = course.sections.filter((one) => one !== known);
        const section: MockSection = { _id: id, title, lectures: known?.lectures ?? [] };
        put(course.sections, section, order);
        return { section: { ...section, courseId, order } };
      },
      update({ input: { id, courseId, title, order }, signedIn }) {
        const { course, section } = sectionOf(signedIn(), id);
        if (courseId !== undefined && courseId !== course._id) throw refuse('not_found', 'section');
        if (title !== undefined) section.title = title;
        if (order !== undefined) {
          course.sections = course.sections.filter((one) => one !== section);
          put(course.sections, section, order);
        }
        return { section: { ...section, courseId: course._id, order: course.sections.indexOf(section) } };
      },
      remove({ input, signedIn }) {
        const { course, section } = sectionOf(signedIn(), input.id);
        course.sections = course.sections.filter((one) => one !== section);
        forgetExplaining(section.lectures);
        return {};
      },
    },
    lectures: {
      create({ input: { courseId, sectionId, order, idempotencyKey, ...fields }, signedIn }) {
        const { course, section } = sectionOf(signedIn(), sectionId);
        if (course._id !== courseId) throw refuse('not_found', 'section');
        const _id = idFor(idempotencyKey, courseId, fields.type);
        const lecture = { duration: 0, ...withOwnLength(fields.type, fields), _id } as MockLecture;
        for (const one of course.sections) one.lectures = one.lectures.filter(({ _id }) => _id !== lecture._id);
        put(section.lectures, lecture, order);
        return { lecture: { ...lecture, sectionId, order } };
      },
      update({ input: { id, courseId, type, sectionId, order, quizId, ...fields }, signedIn }) {
        const user = signedIn();
        const { section, lecture } = lectureOf(user, id);
        if (courseId !== undefined && sectionOf(user, section._id).course._id !== courseId)
          throw refuse('not_found', 'lecture');
        if (type !== undefined && type !== lecture.type) {
          const message = ruleWords['rule.lectureTypeFixed'];
          throw refuseInput(message, [{ field: 'type', message }]);
        }
        Object.assign(lecture, withOwnLength(lecture.type, fields));
        if (quizId) {
          const quiz = quizOf(user, quizId);
          if (quiz.lectureId !== id) throw refuse('not_found', 'quiz');
          if (quiz.questions.length === 0) {
            throw refuse('quiz_unfinished');
          }
          quiz.isFinished = true;
        }
        if (sectionId !== undefined || order !== undefined) {
          const target = sectionId === undefined ? section : sectionOf(user, sectionId).section;
          section.lectures = section.lectures.filter((one) => one !== lecture);
          put(target.lectures, lecture, order ?? target.lectures.length);
        }
        return { lecture: { ...lecture, quizId: quizIdOf(id) } };
      },
      remove({ input, signedIn }) {
        const { section, lecture } = lectureOf(signedIn(), input.id);
        section.lectures = section.lectures.filter((one) => one !== lecture);
        state.quizzes = state.quizzes.filter((quiz) => quiz.lectureId !== lecture._id);
        forgetExplaining([lecture]);
        return {};
      },
      uploadVideo({ signedIn }) {
        requireCapability(signedIn(), 'contentManager');
        return { videoUrl: `/media/${state.nextId()}.webm` };
      },
      uploadCaptions({ signedIn }) {
        requireCapability(signedIn(), 'contentManager');
        return { captionsUrl: `/media/${state.nextId()}.vtt` };
      },
      prepareVideo({ input, signedIn }) {
        const { lecture } = lectureOf(signedIn(), input.id);
        if (lecture.preparation?.state === 'failed') lecture.preparation = { state: 'waiting', progress: 0 };
        return { lecture };
      },
    },
    quizzes: {
      create({ input, signedIn }) {
        const { lecture } = lectureOf(signedIn(), input.lectureId);
        if (lecture.type !== 'quiz') throw refuse('wrong_lecture_type', 'quiz');
        const known = state.quizzes.find((one) => one.lectureId === lecture._id);
        if (known?.isFinished) throw refuse('quiz_exists');
        const quiz = { _id: known?._id ?? state.nextId(), ...input, isFinished: false, questions: [] };
        state.quizzes = [...state.quizzes.filter((one) => one !== known), quiz];
        return { quiz };
      },
      getAuthored: ({ input, signedIn }) => ({ quiz: quizOf(signedIn(), input.id) }),
      results({ input, signedIn }) {
        const quiz = quizOf(signedIn(), input.id);
        const byLearner = [...state.attempts].filter(([key]) => key.endsWith(` ${quiz._id}`)).map(([, all]) => all);
        const attempts = byLearner.flat();
        const questions = quiz.questions.map((question) => {
          const given = attempts.flatMap(({ results = [] }) =>
            results.filter((one) => one.questionId === question._id),
          );
          const right = given.filter(({ isCorrect }) => isCorrect).length;
          const wrong = given
            .flatMap(({ isCorrect, userAnswer = [] }) => (isCorrect ? [] : userAnswer))
            .filter((answer) => !correctAnswers(question).includes(answer));
          const counted = [...new Set(wrong)].map((answer) => ({
            answer,
            count: wrong.filter((one) => one === answer).length,
          }));
          return {
            ...question,
            answers: given.length,
            correctShare: given.length === 0 ? undefined : (right / given.length) * 100,
            commonMistake: counted.sort((one, other) => other.count - one.count)[0],
          };
        });
        const scores = attempts.reduce((sum, { score }) => sum + score, 0);
        const results = {
          quizId: quiz._id,
          title: quiz.title,
          attempts: attempts.length,
          learners: byLearner.length,
          passed: byLearner.filter((all) => all.some(({ passed }) => passed)).length,
          averageScore: attempts.length === 0 ? undefined : scores / attempts.length,
          questions,
        };
        return { results };
      },
      update({ input: { id, ...fields }, signedIn }) {
        const quiz = quizOf(signedIn(), id);
        Object.assign(quiz, fields);
        return { quiz };
      },
      arrange({ input: { id, questions: ids }, signedIn }) {
        const quiz = quizOf(signedIn(), id);
        const found = ids.map((one) => quiz.questions.find(({ _id }) => _id === one));
        const isWhole =
          ids.length === quiz.questions.length && new Set(ids).size === ids.length && found.every(Boolean);
        if (!isWhole) throw refuse('quiz_changed');
        quiz.questions = found.flatMap((question, order) => (question ? [{ ...question, order }] : []));
        return {};
      },
      remove({ input, signedIn }) {
        const quiz = quizOf(signedIn(), input.id);
        state.quizzes = state.quizzes.filter((one) => one !== quiz);
        return {};
      },
    },
    questions: {
      create({ input: { quizId, order: given, ...fields }, signedIn }) {
        const user = signedIn();
        const quiz = quizOf(user, quizId);
        requireExplaining(user, quiz.lectureId, fields.explainedIn);
        const order = given ?? quiz.questions.length;
        const known = quiz.questions.find((question) => question.order === order);
        const question = { _id: known?._id ?? state.nextId(), quizId, order, ...fields };
        quiz.questions = [...quiz.questions.filter((one) => one !== known), question].sort((a, b) => a.order - b.order);
        return { question };
      },
      update({ input: { id, order, ...fields }, signedIn }) {
        const user = signedIn();
        const quiz = questionOf(user, id);
        requireExplaining(user, quiz.lectureId, fields.explainedIn);
        const question = quiz.questions.find((one) => one._id === id);
        Object.assign(question as object, { explainedIn: undefined }, fields, order === undefined ? {} : { order });
        quiz.questions.sort((a, b) => a.order - b.order);
        return { question };
      },
      remove({ input, signedIn }) {
        const quiz = questionOf(signedIn(), input.id);
        if (quiz.isFinished && quiz.questions.length === 1) {
          throw refuse('last_question');
        }
        quiz.questions = quiz.questions.filter((one) => one._id !== input.id);
        return {};
      },
    },
    categories: {
      create({ input, signedIn }) {
        requireCapability(signedIn(), 'adminDashboard');
        const category = {
          _id: state.nextId(),
          name: input.name,
          slug: input.name.toLowerCase().replace(/\W+/g, '-'),
          courseCount: 0,
        };
        if (state.categories.some((one) => one.slug === category.slug)) {
          throw refuse('category_exists');
        }
        state.categories.push(category);
        return { category };
      },
      update({ input, signedIn }) {
        requireCapability(signedIn(), 'adminDashboard');
        return { category: Object.assign(categoryOf(input.id), { name: input.name }) };
      },
      remove({ input, signedIn }) {
        requireCapability(signedIn(), 'adminDashboard');
        const category = categoryOf(input.id);
        const courseCount = state.courses.filter((course) => course.categoryId === category._id).length;
        if (courseCount > 0) {
          throw refuse('category_in_use', { courseCount });
        }
        state.categories = state.categories.filter((one) => one !== category);
        return {};
      },
    },
  };
}
