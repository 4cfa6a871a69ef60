import { courseHours, courseWorkload } from '../rules/courseHours.ts';
import { progressPercent } from '../rules/courseProgress.ts';
import { courseStudy } from '../rules/courseStudy.ts';
import { filledIn } from '../rules/filledIn.ts';
import { isComingSoon } from '../rules/isComingSoon.ts';
import { isTestKey } from '../rules/isTestKey.ts';
import { limits } from '../rules/limits.ts';
import { passwordChangedNotice } from '../rules/passwordChangedNotice.ts';
import { mergeProgress } from '../rules/progress.ts';
import { correctAnswers, isCorrectAnswer } from '../rules/quizScore.ts';
import { notificationKinds } from '../schemas/notificationKinds.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { refuse } from './MockProblem.ts';
import { createMockAccount } from './mockAccount.ts';
import { createMockAudit } from './mockAudit.ts';
import { createMockAuthoring } from './mockAuthoring.ts';
import { createMockAuthorization } from './mockAuthorization.ts';
import { createMockCertificates } from './mockCertificates.ts';
import { createMockDiscounts } from './mockDiscounts.ts';
import { createMockDocuments } from './mockDocuments.ts';
import { createMockEarnings } from './mockEarnings.ts';
import { createMockEmailConfirmation } from './mockEmailConfirmation.ts';
import { createMockMailPreferences } from './mockMailPreferences.ts';
import { createMockMails } from './mockMails.ts';
import { createMockOverview } from './mockOverview.ts';
import { createMockPartnerApi } from './mockPartnerApi.ts';
import { createMockPartners } from './mockPartners.ts';
import { createMockPasswordReset } from './mockPasswordReset.ts';
import { mockReceipt } from './mockReceipt.ts';
import { createMockRefunds } from './mockRefunds.ts';
import type { MockAnswers } from './mockRow.ts';
import { createMockChallenges, createMockSecondFactor } from './mockSecondFactor.ts';
import type { MockState } from './mockState.ts';
import { createMockStatus } from './mockStatus.ts';
import { createMockSubmissions } from './mockSubmissions.ts';
import { createMockSupport } from './mockSupport.ts';
import { createMockUploads } from './mockUploads.ts';
import { createMockWebhooks } from './mockWebhooks.ts';
import { lastComingSoon, searchCourses } from './searchCourses.ts';
import type { MockCourse, MockUser } from './seed.ts';
import { isShownLecture, shownLectures } from './shownLectures.ts';

export function createMockAnswers(state: MockState): MockAnswers {
  const challenges = createMockChallenges(state);
  const published = () => state.courses.filter((course) => course.status === 'published');
  const courseOf = (id: string) => state.courses.find((course) => course._id === id);
  const isEnrolled = (user: MockUser, courseId: string) =>
    state.enrollments.some((row) => row.userId === user.userId && row.courseId === courseId);
  const enroll = ({ userId }: MockUser, courseId: string) => {
    state.enrollments.push({ userId, courseId });
    const wishes = state.wishlists.get(userId) ?? [];
    state.wishlists.set(
      userId,
      wishes.filter((id) => id !== courseId),
    );
  };
  const findPublished = (id: string) => {
    const course = published().find((one) => one._id === id);
    if (!course) throw refuse('not_found', 'course');
    return course;
  };

  const authoring = createMockAuthoring(state);
  const quizOf = (lectureId: string) => state.quizzes.find((quiz) => quiz.lectureId === lectureId && quiz.isFinished);
  /** The content for learners. */
  const shown = (course: MockCourse) =>
    course.sections.map((section, order) => ({
      ...section,
      courseId: course._id,
      order,
      lectures: section.lectures.flatMap((lecture, place) =>
        isShownLecture(state, lecture) ? [{ ...lecture, sectionId: section._id, order: place }] : [],
      ),
    }));
  const lecturesOf = (course: MockCourse) => shownLectures(state, course);
  const sampleOf = (id: string) => {
    for (const course of published()) {
      for (const section of course.sections) {
        const order = section.lectures.findIndex((lecture) => lecture._id === id);
        const lecture = section.lectures[order];
        if (lecture?.isFree && isShownLecture(state, lecture)) {
          return { lecture, courseId: course._id, sectionId: section._id, order };
        }
      }
    }
    throw refuse('not_found', 'lecture');
  };
  const card = (given: MockCourse) => {
    const { sections, categoryId, ...course } = given;
    const lectures = lecturesOf(given);
    return {
      ...course,
      category: state.categories.find((category) => category._id === categoryId),
      totalLectures: lectures.length,
      hasLectures: lectures.length > 0,
      sampleId: lectures.find(({ isFree }) => isFree)?._id,
      duration: courseHours(
        lectures.map((lecture) => lecture.duration),
        0,
      ),
      workload: courseWorkload(lectures),
    };
  };
  const progressOf = (user: MockUser, lectureId: string) => state.progress.get(`${user.userId} ${lectureId}`);
  const percentOf = (user: MockUser, course: MockCourse) => {
    const lectures = lecturesOf(course);
    const done = lectures.filter((lecture) => progressOf(user, lecture._id)?.isCompleted);
    return progressPercent(done.length, lectures.length);
  };
  const purchased = (user: MockUser, course: MockCourse) => {
    const lectures = course.sections.flatMap((section) => section.lectures);
    const ids = new Set(lectures.map(({ _id }) => _id));
    const studied = [...state.progress]
      .filter(([key, row]) => key.startsWith(`${user.userId} `) && ids.has(row.lectureId))
      .map(([, row]) => row.lectureId);
    const lastLectureId = studied.at(-1);
    const sections = shown(course).map((section) => ({
      lectures: section.lectures.map((lecture) => ({
        ...lecture,
        isCompleted: progressOf(user, lecture._id)?.isCompleted === true,
      })),
    }));
    return {
      ...card(course),
      progress: percentOf(user, course),
      lastLectureId,
      study: {
        ...courseStudy({ lastLectureId, sections }),
        ...(lastLectureId
          ? { lastStudiedAt: new Date().toISOString(), recentlyStudiedAt: [new Date().toISOString()] }
          : {}),
      },
    };
  };
  const owned = (user: MockUser, courseId: string) => {
    const course = courseOf(courseId);
    if (!course) throw refuse('not_found', 'course');
    if (!isEnrolled(user, courseId)) throw refuse('not_enrolled');
    return course;
  };

  const settingsOf = (userId: string) =>
    Object.fromEntries(
      notificationKinds.map((kind) => [kind, state.mutedNotifications.get(userId)?.includes(kind) !== true]),
    );

  const submissions = createMockSubmissions(state, { findPublished, owned });

  const discounting = createMockDiscounts(state, findPublished);

  /** Checks an order, and charges it by the demo's nonces. */
  const check = (
    user: MockUser,
    courseIds: readonly string[],
    amount: number,
    nonce: string | undefined,
    code?: string,
  ) => {
    const courses = courseIds.map(findPublished);
    const known = courses.filter((course) => isEnrolled(user, course._id));
    if (known.length > 0) {
      throw refuse('already_owned', {
        courseIds: known.map((course) => course._id),
        titles: known.map((course) => course.title),
      });
    }
    const empty = courses.map(card).filter(isComingSoon);
    if (empty.length > 0) {
      throw refuse('no_lectures', {
        courseIds: empty.map((course) => course._id),
        titles: empty.map((course) => course.title),
      });
    }
    const { lines, subtotal, discount, tax, total } = discounting.quoteOf(user, courses, code);
    if (Math.round(total * 100) !== Math.round(amount * 100)) {
      throw refuse('price_changed', { subtotal, tax, total });
    }
    if (nonce === 'fake-declined-nonce') {
      throw refuse('payment_declined');
    }
    const items = courses.map((course, index) => ({
      courseId: course._id,
      title: course.title,
      price: course.price,
      ...(lines[index]?.discount ? { discount: lines[index].discount } : {}),
    }));
    return { subtotal, ...(code ? { discount: { code, amount: discount } } : {}), tax, total, items };
  };

  const enrollInAll = (user: MockUser, courseIds: readonly string[]) => {
    for (const id of courseIds) {
      enroll(user, id);
      state.notifyInstructor(id, 'sale', `/instructor/course/${id}/learners`);
    }
  };

  /** A partner's page sees the orders that were made there, without the card. */
  const shownOrder = (order: MockState['orders'][number], partnerKey: string | undefined) => ({
    ...order,
    items: order.items.map((bought) => {
      const item = { ...bought, imageUrl: state.courses.find(({ _id }) => _id === bought.courseId)?.imageUrl };
      const refund = state.refunds.find((one) => one.orderId === order._id && one.courseId === item.courseId);
      if (!refund) return item;
      const { status, amount, at, answer } = refund;
      const creditNote = mockReceipt(state, order, partnerKey, item.courseId);
      return { ...item, refund: { status, amount, at, answer, creditNote } };
    }),
    receipt: mockReceipt(state, order, partnerKey),
    ...(partnerKey === undefined ? {} : { cardLast4: null }),
  });
  const ordersOf = ({ userId }: MockUser, partnerKey: string | undefined) =>
    state.orders
      .filter((order) => order.userId === userId && (partnerKey === undefined || order.partnerKey === partnerKey))
      .map((order) => shownOrder(order, partnerKey));

  const refunding = createMockRefunds(state, (userId, courseId) => {
    const user = state.users.find((one) => one.userId === userId);
    const course = state.courses.find(({ _id }) => _id === courseId);
    return user && course ? percentOf(user, course) : 0;
  });

  return {
    auth: {
      signUp({ input }) {
        if (state.users.some((user) => user.email === input.email)) {
          throw refuse('email_taken');
        }
        const user: MockUser = { ...input, userId: state.nextId() };
        state.users.push(user);
        const { password: _, ...known } = user;
        return { token: state.issueToken(user), ...known };
      },
      signIn({ input }) {
        const user = state.users.find((one) => one.email === input.email && one.password === input.password);
        if (!user) throw refuse('invalid_credentials');
        challenges.begin(user);
        const { password: _, ...known } = user;
        return { token: state.issueToken(user), ...known };
      },
      finishSignIn({ input }) {
        const owner = input.code === undefined ? [...state.passkeys.keys()][0] : state.challenges.get(input.challenge);
        const user = state.users.find((one) => one.userId === owner);
        if (!user) throw refuse(input.code === undefined ? 'wrong_passkey' : 'challenge_expired');
        if (input.code !== undefined) challenges.take(user.userId, input.code);
        state.challenges.delete(input.challenge);
        const { password: _, ...known } = user;
        return { token: state.issueToken(user), ...known };
      },
      requestPasskey: () => ({
        challenge: state.nextId(),
        rpId: 'lectern.example',
        userVerification: 'required' as const,
      }),
      me: ({ signedIn }) => ({ user: signedIn() }),
      signOut({ signedIn }) {
        const { userId } = signedIn();
        for (const [handle, owner] of state.handles) if (owner === userId) state.handles.delete(handle);
        for (const token of state.sessions.keys()) if (state.tokens.get(token) === userId) state.tokens.delete(token);
        return {};
      },
    },
    account: createMockAccount(state),
    secondFactor: createMockSecondFactor(state),
    audit: createMockAudit(state),
    authorization: createMockAuthorization(state),
    users: {
      profile: ({ signedIn }) => ({ user: signedIn() }),
      updateProfile({ input: { profilePicture, ...names }, signedIn }) {
        const user = Object.assign(signedIn(), names, profilePicture ? { profilePicture: placeholderImage } : {});
        return { user, token: state.issueToken(user) };
      },
      changePassword({ input, signedIn }) {
        const user = signedIn();
        if (user.password !== input.currentPassword) {
          throw refuse('wrong_password');
        }
        user.password = input.newPassword;
        for (const [token, userId] of state.tokens) if (userId === user.userId) state.tokens.delete(token);
        state.notifications.unshift({
          _id: state.nextId(),
          userId: user.userId,
          ...passwordChangedNotice,
          createdAt: new Date().toISOString(),
          isRead: false,
          events: 1,
        });
        return { token: state.issueToken(user) };
      },
      notifications({ signedIn }) {
        const { userId } = signedIn();
        return { notifications: state.notifications.filter((one) => one.userId === userId) };
      },
      markNotificationsRead({ input, signedIn }) {
        const { userId } = signedIn();
        for (const one of state.notifications) {
          if (one.userId === userId && (input.ids?.includes(one._id) ?? true)) one.isRead = true;
        }
        return {};
      },
      removeNotifications({ input, signedIn }) {
        const { userId } = signedIn();
        state.notifications = state.notifications.filter(
          (one) => one.userId !== userId || !(input.ids?.includes(one._id) ?? true),
        );
        return {};
      },
      notificationSettings: ({ signedIn }) => ({ settings: settingsOf(signedIn().userId) }),
      updateNotificationSettings({ input, signedIn }) {
        const { userId } = signedIn();
        const settings = { ...settingsOf(userId), ...input };
        state.mutedNotifications.set(
          userId,
          notificationKinds.filter((kind) => settings[kind] === false),
        );
        return { settings: settingsOf(userId) };
      },
    },
    categories: {
      ...authoring.categories,
      list: ({ user }) => ({
        categories: state.categories.map((category) => ({
          ...category,
          totalCourses:
            user?.role === 'admin' ? state.courses.filter((one) => one.categoryId === category._id).length : undefined,
          courseCount: published().filter((course) => course.categoryId === category._id).length,
        })),
      }),
    },
    ...submissions,
    overview: createMockOverview(state),
    status: createMockStatus(state),
    partners: createMockPartners(state),
    partnerApi: createMockPartnerApi(state),
    webhooks: createMockWebhooks(state),
    ...discounting.answers,
    ...createMockEarnings(state),
    documents: createMockDocuments(state),
    mails: createMockMails(state),
    support: createMockSupport(state),
    passwordReset: createMockPasswordReset(state),
    mailPreferences: createMockMailPreferences(state),
    emailConfirmation: createMockEmailConfirmation(state),
    disputes: {
      list({ signedIn }) {
        if (signedIn().role !== 'admin') throw refuse('forbidden');
        return { disputes: state.disputes };
      },
    },
    certificates: createMockCertificates(state, percentOf),
    refunds: refunding.refunds,
    sections: authoring.sections,
    lectures: authoring.lectures,
    uploads: createMockUploads(state),
    questions: authoring.questions,
    quizzes: { ...submissions.quizzes, ...authoring.quizzes },
    instructors: {
      get({ input }) {
        const instructor = state.users.find((user) => user.userId === input.id && user.role === 'instructor');
        if (!instructor) throw refuse('not_found', 'instructor');
        const taught = published().filter((course) => course.creatorId._id === input.id);
        const students = state.enrollments.filter((row) => taught.some((course) => course._id === row.courseId));
        const stats = { courses: taught.length, students: new Set(students.map((row) => row.userId)).size };
        const praise = state.reviews
          .filter(({ rating }) => rating >= limits.praiseStars)
          .toSorted((a, b) => b.rating - a.rating || b.createdAt.localeCompare(a.createdAt));
        const reviews = praise
          .filter(({ courseId }, place) => place === praise.findIndex((one) => one.courseId === courseId))
          .flatMap((review) => {
            const course = taught.find(({ _id }) => _id === review.courseId);
            return course ? [{ ...review, course: { _id: course._id, title: course.title } }] : [];
          })
          .slice(0, limits.instructorReviews);
        return {
          instructor: { ...instructor, _id: instructor.userId, stats },
          courses: lastComingSoon(taught.map(card)),
          reviews,
        };
      },
    },
    courses: {
      ...authoring.courses,
      search({ input }) {
        const { found, facets } = searchCourses(
          published().map((course) => ({ ...course, hasLectures: lecturesOf(course).length > 0 })),
          state.categories,
          input,
        );
        const { ids, q } = input;
        const size = input.limit ?? ids?.length ?? limits.pageSize;
        const page = input.page ?? 1;
        const unfiltered =
          q && found.length === 0 ? searchCourses(published(), state.categories, { q }).found.length : 0;
        return {
          courses: found.slice((page - 1) * size, page * size).map(card),
          currentPage: page,
          totalPages: Math.ceil(found.length / size),
          totalResults: found.length,
          ...(unfiltered > 0 ? { unfilteredResults: unfiltered } : {}),
          facets,
        };
      },
      get({ input }) {
        const course = findPublished(input.id);
        return { course: { ...card(course), sections: shown(course) } };
      },
    },
    samples: {
      get({ input }) {
        const { lecture, ...place } = sampleOf(input.id);
        const question = quizOf(lecture._id)?.questions[0];
        return {
          sample: {
            ...lecture,
            ...place,
            question: question && { ...question, hasSeveralAnswers: correctAnswers(question).length > 1 },
          },
        };
      },
      answer({ input }) {
        const question = quizOf(sampleOf(input.id).lecture._id)?.questions[0];
        if (!question) throw refuse('not_found', 'quiz');
        const answer = { questionId: question._id, userAnswer: input.userAnswer };
        return { result: { isCorrect: isCorrectAnswer(question, answer) } };
      },
    },
    wishlist: {
      list({ signedIn }) {
        const ids = state.wishlists.get(signedIn().userId) ?? [];
        return { wishlist: ids.map(findPublished).map(card) };
      },
      add({ input, signedIn }) {
        const { userId } = signedIn();
        findPublished(input.courseId);
        const others = (state.wishlists.get(userId) ?? []).filter((id) => id !== input.courseId);
        state.wishlists.set(userId, [input.courseId, ...others]);
        return {};
      },
      remove({ input, signedIn }) {
        const { userId } = signedIn();
        state.wishlists.set(
          userId,
          (state.wishlists.get(userId) ?? []).filter((id) => id !== input.courseId),
        );
        return {};
      },
      check: ({ input, signedIn }) => ({
        isInWishlist: (state.wishlists.get(signedIn().userId) ?? []).includes(input.courseId),
      }),
    },
    enrollments: {
      enroll({ input, signedIn }) {
        const user = signedIn();
        const course = findPublished(input.courseId);
        if (isEnrolled(user, course._id)) return {};
        if (course.price > 0) throw refuse('payment_required');
        enroll(user, course._id);
        return {};
      },
      list({ signedIn }) {
        const user = signedIn();
        const courses = state.courses.filter((course) => isEnrolled(user, course._id));
        return { courses: courses.map((course) => purchased(user, course)) };
      },
      get({ input, signedIn }) {
        const user = signedIn();
        const course = owned(user, input.id);
        const sections = shown(course).map((section) => ({
          ...section,
          lectures: section.lectures.map((lecture) => ({
            ...lecture,
            ...progressOf(user, lecture._id),
            quizId: quizOf(lecture._id)?._id,
          })),
        }));
        const ownReview = state.reviews.find((one) => one.courseId === course._id && one.authorId === user.userId);
        return { course: { ...purchased(user, course), sections, ownReview } };
      },
      recordProgress({ input, signedIn }) {
        const user = signedIn();
        const course = state.courses.find((one) =>
          one.sections.some((section) => section.lectures.some((lecture) => lecture._id === input.lectureId)),
        );
        const lecture = course?.sections
          .flatMap((section) => section.lectures)
          .find((one) => one._id === input.lectureId);
        if (!course || !lecture) throw refuse('not_found', 'lecture');
        owned(user, course._id);
        if (input.isCompleted && (lecture.type === 'quiz' || lecture.type === 'assignment')) {
          throw refuse('wrong_lecture_type', 'submitted');
        }
        const key = `${user.userId} ${input.lectureId}`;
        const before = state.progress.get(key);
        state.progress.delete(key);
        state.progress.set(key, before ? mergeProgress(before, input) : input);
        return { progress: state.progress.get(key), courseProgress: percentOf(user, course) };
      },
      courseProgress({ input, signedIn }) {
        const user = signedIn();
        return { courseProgress: percentOf(user, owned(user, input.id)) };
      },
    },
    payments: {
      options: ({ input: { key } }) => (isTestKey(key) ? { provider: 'demo', isTest: true } : state.paymentOptions),
      process({ input, signedIn, isTest }) {
        const user = signedIn();
        check(user, [input.courseId], input.amount, input.paymentMethodNonce);
        if (!isTest) enrollInAll(user, [input.courseId]);
        return {};
      },
    },
    orders: {
      create({ input, signedIn, partnerKey, isTest }) {
        const user = signedIn();
        const fingerprint = JSON.stringify([input.courseIds, input.amount, input.code]);
        const known = state.orders.find(
          (order) => order.userId === user.userId && order.idempotencyKey === input.idempotencyKey,
        );
        if (known && known.fingerprint !== fingerprint) {
          throw refuse('idempotency_mismatch');
        }
        if (known) return { order: shownOrder(known, partnerKey) };
        const isDeciding = ordersOf(user, undefined).some(
          ({ processingSince, items }) =>
            processingSince && items.some(({ courseId }) => input.courseIds.includes(courseId)),
        );
        if (isDeciding) throw refuse('order_in_progress');
        const bought = check(user, input.courseIds, input.amount, input.paymentMethodNonce, input.code);
        const isConfirmedLater = !isTest && state.paymentOptions.provider === 'stripe' && bought.total > 0;
        if (!isTest) discounting.use(input.code);
        if (!isTest && !isConfirmedLater) enrollInAll(user, input.courseIds);
        const order = {
          _id: state.nextId(),
          ...(isTest ? { isTest } : {}),
          status: isConfirmedLater ? ('pending' as const) : ('paid' as const),
          currency: input.currency,
          ...bought,
          cardLast4: input.paymentDetails?.last4 ?? null,
          createdAt: new Date().toISOString(),
          userId: user.userId,
          idempotencyKey: input.idempotencyKey,
          fingerprint,
          partnerKey,
          buyer: input.buyer ? filledIn(input.buyer) : state.billing.get(user.userId),
        };
        if (order.buyer) state.billing.set(user.userId, order.buyer);
        state.orders.unshift(order);
        const isActing = input.paymentMethodNonce !== undefined && state.paymentOutcome === 'acting';
        const confirmation = {
          clientSecret: `pi_${order._id}_secret`,
          ...(isActing ? { redirectUrl: 'https://bank.example/' } : {}),
        };
        return { order: shownOrder(order, partnerKey), ...(isConfirmedLater ? { confirmation } : {}) };
      },
      settle({ input, signedIn, partnerKey }) {
        const user = signedIn();
        const shown = ordersOf(user, partnerKey).find((one) => one._id === input.id);
        const order = state.orders.find((one) => one._id === shown?._id);
        if (!order) throw refuse('not_found', 'order');
        const isPaid = order.status === 'pending' && state.paymentOutcome === 'paid';
        if (isPaid) {
          order.status = 'paid';
          enrollInAll(
            user,
            order.items.map(({ courseId }) => courseId),
          );
        }
        const isProcessing = order.status === 'pending' && state.paymentOutcome === 'processing';
        order.processingSince = isProcessing ? (order.processingSince ?? new Date().toISOString()) : undefined;
        const isUnpaid = order.status === 'pending' && state.paymentOutcome !== 'processing';
        if (input.isOver && isUnpaid) order.status = 'failed';
        const payment =
          order.status === 'pending' && state.paymentOutcome !== 'paid' ? state.paymentOutcome : 'settled';
        return { order: shownOrder(order, partnerKey), payment };
      },
      list: ({ signedIn, partnerKey }) => ({
        orders: ordersOf(signedIn(), partnerKey).filter(({ isTest }) => !isTest),
      }),
      billing: ({ signedIn }) => ({ billing: state.billing.get(signedIn().userId) ?? null }),
      get({ input, signedIn, partnerKey }) {
        const user = signedIn();
        const order = ordersOf(user, partnerKey).find((one) => one._id === input.id);
        if (order) return { order };
        const other = user.role === 'admin' ? state.orders.find((one) => one._id === input.id) : undefined;
        if (!other) throw refuse('not_found', 'order');
        const buyerEmail = state.users.find(({ userId }) => userId === other.userId)?.email;
        return { order: { ...shownOrder(other, partnerKey), buyerEmail } };
      },
      ...refunding.orders,
    },
  };
}
