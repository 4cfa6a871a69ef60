import { correctAnswers, quizScore, unansweredQuestions } from '../rules/quizScore.ts';
import { workLimits } from '../rules/workLimits.ts';
import type { AuthoredQuiz, QuizAttempt } from '../schemas/index.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockCourse, MockLecture, MockUser } from './seed.ts';
import { isShownLecture } from './shownLectures.ts';

/** What learners submit: quizzes, assignments and reviews; and their grades. */
export function createMockSubmissions(
  state: MockState,
  find: { findPublished: (id: string) => MockCourse; owned: (user: MockUser, courseId: string) => MockCourse },
): Pick<MockAnswers, 'assignments' | 'submissions' | 'works' | 'reviews'> & {
  quizzes: Pick<MockAnswers['quizzes'], 'get' | 'submit' | 'attempts'>;
} {
  const placesOf = (lectureId: string): { course: MockCourse; lecture: MockLecture }[] =>
    state.courses.flatMap((course) =>
      course.sections
        .flatMap((section) => section.lectures)
        .filter(({ _id }) => _id === lectureId)
        .map((lecture) => ({ course, lecture })),
    );
  const whereIs = (lectureId: string) => {
    const [place] = placesOf(lectureId);
    if (!place) throw refuse('not_found', 'lecture');
    return place;
  };
  const quizFor = (user: MockUser, id: string): AuthoredQuiz => {
    const quiz = state.quizzes.find((one) => one.isFinished && (one._id === id || one.lectureId === id));
    if (!quiz) throw refuse('not_found', 'quiz');
    find.owned(user, whereIs(quiz.lectureId).course._id);
    return quiz;
  };
  /** An attempt with the lectures that explain the questions now, as far as learners can open them. */
  const withExplaining = (attempt: QuizAttempt, quiz: AuthoredQuiz): QuizAttempt => ({
    ...attempt,
    results: attempt.results?.map((result) => {
      const id = quiz.questions.find(({ _id }) => _id === result.questionId)?.explainedIn;
      const isOpen = id !== undefined && placesOf(id).some(({ lecture }) => isShownLecture(state, lecture));
      return isOpen ? { ...result, explainedIn: id } : result;
    }),
  });
  const complete = (user: MockUser, lectureId: string) =>
    state.progress.set(`${user.userId} ${lectureId}`, { lectureId, isCompleted: true, lastWatchedPosition: 0 });
  const assignmentFor = (user: MockUser, id: string): MockLecture => {
    const { course, lecture } = whereIs(id);
    find.owned(user, course._id);
    if (lecture.type !== 'assignment') {
      throw refuse('wrong_lecture_type', 'assignment');
    }
    return lecture;
  };
  const ownSubmission = (user: MockUser, lectureId: string) =>
    state.submissions.find((one) => one.lectureId === lectureId && one.authorId === user.userId);
  const byOwner = (user: MockUser, lectureId: string) => {
    if (whereIs(lectureId).course.creatorId._id !== user.userId) throw refuse('not_found', 'lecture');
  };

  return {
    quizzes: {
      get({ input, signedIn }) {
        const quiz = quizFor(signedIn(), input.id);
        const questions = quiz.questions.map((question) => ({
          ...question,
          hasSeveralAnswers: correctAnswers(question).length > 1,
        }));
        return { quiz: { ...quiz, questions } };
      },
      submit({ input, signedIn }) {
        const user = signedIn();
        const quiz = quizFor(user, input.id);
        const isKnown = input.answers.every(({ questionId }) => quiz.questions.some(({ _id }) => _id === questionId));
        if (!isKnown) throw refuse('quiz_changed');
        if (unansweredQuestions(quiz.questions, input.answers).length > 0) {
          throw refuseInput('Please answer all questions before submitting.');
        }
        const { score, passed, results } = quizScore(quiz.questions, input.answers, quiz.passPercentage);
        const key = `${user.userId} ${quiz._id}`;
        const before = state.attempts.get(key) ?? [];
        const attempt = {
          _id: state.nextId(),
          score,
          passed,
          attemptNumber: before.length + 1,
          createdAt: new Date().toISOString(),
          results: results.map((result, index) => ({
            ...result,
            ...(passed ? { correctAnswers: correctAnswers(quiz.questions[index] as never) } : {}),
          })),
        };
        state.attempts.set(key, [attempt, ...before]);
        if (passed) complete(user, quiz.lectureId);
        return { attempt: withExplaining(attempt, quiz) };
      },
      attempts({ input, signedIn }) {
        const user = signedIn();
        const quiz = quizFor(user, input.id);
        const attempts = state.attempts.get(`${user.userId} ${quiz._id}`) ?? [];
        return { attempts: attempts.map((attempt) => withExplaining(attempt, quiz)) };
      },
    },
    assignments: {
      submit({ input, signedIn }) {
        const user = signedIn();
        const { _id: lectureId } = assignmentFor(user, input.id);
        const submission = {
          _id: state.nextId(),
          lectureId,
          authorId: user.userId,
          userId: { _id: user.userId, firstName: user.firstName, lastName: user.lastName, profilePicture: undefined },
          submissionText: input.submissionText,
          submissionUrl: input.submissionUrl,
          grade: null,
          feedback: '',
          createdAt: new Date().toISOString(),
          gradedAt: undefined,
          work: ownSubmission(user, lectureId)?.work,
        };
        state.submissions = state.submissions.filter(
          (one) => one.lectureId !== lectureId || one.authorId !== user.userId,
        );
        state.submissions.push(submission);
        complete(user, lectureId);
        state.notifyInstructor(whereIs(lectureId).course._id, 'submission', `/instructor/grading/${lectureId}`);
        return { submission };
      },
      mySubmission({ input, signedIn }) {
        const user = signedIn();
        const { _id } = assignmentFor(user, input.id);
        return { submission: ownSubmission(user, _id) };
      },
    },
    works: {
      list({ input }) {
        const isOpen = ({ course, lecture }: ReturnType<typeof whereIs>) =>
          course.status === 'published' &&
          isShownLecture(state, lecture) &&
          (input.courseId === undefined || course._id === input.courseId);
        const shown = state.submissions.flatMap(({ _id, work, authorId, lectureId, userId: learner }) =>
          placesOf(lectureId)
            .filter((place) => work && isOpen(place))
            .map(({ course }) => ({
              _id,
              title: '',
              sharedAt: '',
              ...work,
              courseId: course._id,
              courseTitle: course.title,
              learner,
              instructor: course.creatorId,
              authorId,
            })),
        );
        shown.sort((one, other) => other.sharedAt.localeCompare(one.sharedAt));
        const isNewest = (work: (typeof shown)[number]) =>
          shown.find(({ authorId, courseId }) => authorId === work.authorId && courseId === work.courseId) === work;
        return { works: shown.filter(isNewest).slice(0, input.limit ?? workLimits.shown) };
      },
      show({ input, signedIn }) {
        const user = signedIn();
        const submission = ownSubmission(user, assignmentFor(user, input.id)._id);
        if (!submission) throw refuse('not_found', 'submission');
        const { title, caption, workImage, withoutImage } = input;
        const before = submission.work;
        submission.work = {
          title,
          caption,
          imageUrl: workImage ? placeholderImage : withoutImage ? undefined : before?.imageUrl,
          imageWidths: undefined,
          sharedAt: before?.sharedAt ?? new Date().toISOString(),
        };
        return { work: submission.work };
      },
      takeDown({ input, signedIn }) {
        const user = signedIn();
        const submission = ownSubmission(user, input.id) ?? ownSubmission(user, assignmentFor(user, input.id)._id);
        if (submission) submission.work = undefined;
        return {};
      },
      remove({ input, signedIn }) {
        const user = signedIn();
        if (user.role === 'learner') throw refuse('forbidden');
        const submission = state.submissions.find((one) => one._id === input.id);
        if (!submission) throw refuse('not_found', 'submission');
        if (user.role !== 'admin' && whereIs(submission.lectureId).course.creatorId._id !== user.userId)
          throw refuse('not_found', 'submission');
        submission.work = undefined;
        return {};
      },
    },
    submissions: {
      list({ input, signedIn }) {
        byOwner(signedIn(), input.id);
        const all = state.submissions.filter((one) => one.lectureId === input.id);
        const { course, lecture } = whereIs(input.id);
        return {
          submissions: input.isUngraded ? all.filter((one) => one.grade === null) : all,
          lecture: { ...lecture, courseId: course._id, courseTitle: course.title },
        };
      },
      listWaiting({ input, signedIn }) {
        const { userId } = signedIn();
        const waiting = state.submissions
          .filter((one) => one.grade === null)
          .map((one) => ({ one, ...whereIs(one.lectureId) }))
          .filter(({ course }) => course.creatorId._id === userId)
          .map(({ one, course, lecture }) => ({
            ...one,
            lecture: { ...lecture, courseId: course._id, courseTitle: course.title },
          }))
          .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
        const page = input.page ?? 1;
        return {
          submissions: waiting.slice((page - 1) * 20, page * 20),
          currentPage: page,
          totalPages: Math.ceil(waiting.length / 20),
          totalResults: waiting.length,
        };
      },
      grade({ input, signedIn }) {
        const submission = state.submissions.find((one) => one._id === input.id);
        if (!submission) throw refuse('not_found', 'submission');
        byOwner(signedIn(), submission.lectureId);
        const { grade, feedback } = input;
        const gradedAt = new Date().toISOString();
        Object.assign(submission, { grade, gradedAt }, feedback === undefined ? {} : { feedback });
        const { course, lecture } = whereIs(submission.lectureId);
        if (!state.submissions.some((one) => one.lectureId === lecture._id && one.grade === null)) {
          for (const one of state.notifications) {
            if (one.kind === 'submission' && one.link === `/instructor/grading/${lecture._id}`) one.isRead = true;
          }
        }
        state.notifications.unshift({
          _id: state.nextId(),
          userId: submission.authorId,
          type: 'info',
          title: 'Assignment Graded',
          message: `"${lecture.title}" was graded: ${grade} out of 100.`,
          link: `/course/${course._id}/learning?lecture=${lecture._id}`,
          createdAt: gradedAt,
          isRead: false,
          kind: undefined,
          events: 1,
        });
        return { submission };
      },
    },
    reviews: {
      add({ input, signedIn }) {
        const user = signedIn();
        find.owned(user, input.courseId);
        const review = {
          _id: state.nextId(),
          courseId: input.courseId,
          authorId: user.userId,
          rating: input.rating,
          comment: input.comment,
          createdAt: new Date().toISOString(),
          userId: { firstName: user.firstName, lastName: user.lastName, email: undefined, profilePicture: undefined },
        };
        const others = state.reviews.filter((one) => one.courseId !== input.courseId || one.authorId !== user.userId);
        state.reviews = [review, ...others];
        state.notifyInstructor(input.courseId, 'review', `/course/${input.courseId}`);
        return { review };
      },
      list({ input }) {
        find.findPublished(input.id);
        const all = state.reviews.filter((one) => one.courseId === input.id);
        if (input.sort === 'highest') all.sort((a, b) => b.rating - a.rating);
        const ratingDistribution = Object.fromEntries(
          [5, 4, 3, 2, 1].map((stars) => [stars, all.filter((one) => one.rating === stars).length]),
        );
        const page = input.page ?? 1;
        const asked = all.filter((one) => input.rating === undefined || one.rating === input.rating);
        return {
          reviews: asked.slice((page - 1) * 10, page * 10),
          ratingDistribution,
          currentPage: page,
          totalPages: Math.ceil(asked.length / 10),
        };
      },
    },
  };
}
