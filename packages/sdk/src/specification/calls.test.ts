import { describe, expect, it } from 'vitest';
import type { createMarketplace } from '../createMarketplace.ts';
import { endpoints } from '../endpoints/index.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { createClient, json, lena, memory, tokenOf } from '../testing/client.ts';

const id = 'b'.repeat(24);
const user = { userId: lena.id, role: 'learner', firstName: 'Lena' };
const course = { _id: id, title: 'Tides' };
const page = { courses: [course], currentPage: 1, totalPages: 1, totalResults: 1 };
const order = { _id: id, status: 'paid', currency: 'INR', subtotal: 1, tax: 0.1, total: 1.1, createdAt: '2026-01-01' };
const orderInput = {
  courseIds: [id],
  amount: 1.1,
  currency: 'INR' as const,
  paymentMethodNonce: 'fake-valid-nonce',
  idempotencyKey: 'key-of-the-order',
};

const image = new File(['picture'], 'cover.png', { type: 'image/png' });
const video = new File(['film'], 'film.mp4', { type: 'video/mp4' });
const captions = new File(['WEBVTT'], 'en.vtt', { type: 'text/vtt' });
const quiz = { _id: id, lectureId: id, title: 'Quiz', questions: [] };
const attempt = { score: 66.666, passed: false, attemptNumber: 1, createdAt: '2026-01-01' };
const submission = { _id: id, submissionText: 'Done', grade: null };
const place = { courseId: id, sectionId: id, title: 'Tides', order: 0, isPublished: true };
const questionInput = {
  quizId: id,
  text: 'What is a tide?',
  type: 'multiple-choice' as const,
  options: [
    { text: 'Water', isCorrect: true },
    { text: 'Soap', isCorrect: false },
  ],
  points: 2,
  order: 0,
};

/** Every call of §7 and §11 as it is sent; multipart bodies are shown as their fields. */
const table: [
  name: string,
  call: (m: ReturnType<typeof createMarketplace>) => Promise<unknown>,
  request: string,
  body: unknown,
  answer: unknown,
][] = [
  [
    'auth.signUp',
    (m) => m.auth.signUp({ email: ' Lena@Example.org ', password: 'secret!', firstName: 'Lena', lastName: 'L' }),
    'POST /auth/signup',
    { email: 'lena@example.org', password: 'secret!', firstName: 'Lena', lastName: 'L', role: 'learner' },
    { token: 't', ...user },
  ],
  [
    'auth.signIn',
    (m) => m.auth.signIn({ email: 'lena@example.org', password: ' x ' }),
    'POST /auth/signin',
    { email: 'lena@example.org', password: ' x ' },
    { token: 't', ...user },
  ],
  ['auth.me', (m) => m.auth.me(), 'GET /auth/me', undefined, { user }],
  ['users.profile', (m) => m.users.profile(), 'GET /user/profile', undefined, { user }],
  [
    'categories.list',
    (m) => m.categories.list(),
    'GET /admin/categories',
    undefined,
    { categories: [{ _id: id, name: 'Sea' }] },
  ],
  [
    'courses.search',
    (m) =>
      m.courses.search({
        q: 'salt & sea',
        category: 'sea',
        minPrice: 1,
        maxPrice: 2.5,
        page: 2,
        featured: true,
        limit: 8,
      }),
    'GET /search/courses?q=salt+%26+sea&category=sea&minPrice=1&maxPrice=2.5&page=2&featured=true&limit=8',
    undefined,
    page,
  ],
  ['courses.get', (m) => m.courses.get({ id }), `GET /search/courses/${id}`, undefined, { course }],
  ['wishlist.list', (m) => m.wishlist.list(), 'GET /user/wishlist', undefined, { wishlist: [course] }],
  ['wishlist.add', (m) => m.wishlist.add({ courseId: id }), 'POST /user/wishlist', { courseId: id }, {}],
  ['wishlist.remove', (m) => m.wishlist.remove({ courseId: id }), `DELETE /user/wishlist/${id}`, undefined, {}],
  [
    'wishlist.check',
    (m) => m.wishlist.check({ courseId: id }),
    `GET /user/wishlist/check/${id}`,
    undefined,
    { isInWishlist: true },
  ],
  [
    'enrollments.enroll',
    (m) => m.enrollments.enroll({ courseId: id }),
    'POST /enrollment/enroll',
    { courseId: id },
    {},
  ],
  [
    'enrollments.list',
    (m) => m.enrollments.list(),
    'GET /enrollment/purchased-courses',
    undefined,
    { courses: [course] },
  ],
  [
    'enrollments.get',
    (m) => m.enrollments.get({ id }),
    `GET /enrollment/purchased-courses/${id}`,
    undefined,
    { course },
  ],
  [
    'enrollments.recordProgress',
    (m) => m.enrollments.recordProgress({ lectureId: id, isCompleted: false, lastWatchedPosition: 3.5 }),
    'POST /enrollment/lecture-progress',
    { lectureId: id, isCompleted: false, lastWatchedPosition: 3.5 },
    {},
  ],
  [
    'enrollments.courseProgress',
    (m) => m.enrollments.courseProgress({ id }),
    `GET /enrollment/course-progress/${id}`,
    undefined,
    { courseProgress: 12.5 },
  ],
  [
    'reviews.list',
    (m) => m.reviews.list({ id, sort: 'highest' }),
    `GET /review/course/${id}?sort=highest`,
    undefined,
    { reviews: [], ratingDistribution: {} },
  ],
  [
    'payments.process',
    (m) =>
      m.payments.process({
        courseId: id,
        amount: 1.1,
        currency: 'INR',
        paymentMethodNonce: 'n',
        paymentDetails: { cardholderName: 'L', last4: '4242' },
      }),
    'POST /payment/process',
    {
      courseId: id,
      amount: 1.1,
      currency: 'INR',
      paymentMethodNonce: 'n',
      paymentDetails: { cardholderName: 'L', last4: '4242' },
    },
    {},
  ],
  [
    'users.updateProfile',
    (m) => m.users.updateProfile({ firstName: 'Lena', lastName: 'L', bio: 'Hi', profilePicture: image }),
    'PUT /user/profile',
    { firstName: 'Lena', lastName: 'L', bio: 'Hi', profilePicture: 'file cover.png' },
    { user },
  ],
  [
    'users.updateProfile without a picture is a form too',
    (m) => m.users.updateProfile({ firstName: 'Lena', lastName: 'L' }),
    'PUT /user/profile',
    { firstName: 'Lena', lastName: 'L' },
    { user },
  ],
  [
    'users.changePassword',
    (m) => m.users.changePassword({ currentPassword: 'old', newPassword: 'newer!' }),
    'PUT /user/change-password',
    { currentPassword: 'old', newPassword: 'newer!' },
    {},
  ],
  [
    'users.notifications',
    (m) => m.users.notifications(),
    'GET /user/notifications',
    undefined,
    { notifications: [{ _id: id, title: 'Graded', createdAt: '2026-01-01' }] },
  ],
  [
    'users.markNotificationsRead',
    (m) => m.users.markNotificationsRead({ ids: [id] }),
    'PUT /user/notifications/read',
    { ids: [id] },
    {},
  ],
  [
    'users.removeNotifications',
    (m) => m.users.removeNotifications({ ids: [id] }),
    'PUT /user/notifications/removed',
    { ids: [id] },
    {},
  ],
  [
    'users.notificationSettings',
    (m) => m.users.notificationSettings(),
    'GET /user/notification-settings',
    undefined,
    { settings: { review: false } },
  ],
  [
    'users.updateNotificationSettings',
    (m) => m.users.updateNotificationSettings({ review: false }),
    'PUT /user/notification-settings',
    { review: false },
    { settings: { review: false } },
  ],
  [
    'categories.create',
    (m) => m.categories.create({ name: ' Sea ' }),
    'POST /admin/categories',
    { name: 'Sea' },
    { category: { _id: id, name: 'Sea' } },
  ],
  [
    'categories.update',
    (m) => m.categories.update({ id, name: 'Sea' }),
    `PUT /admin/categories/${id}`,
    { name: 'Sea' },
    { category: { _id: id, name: 'Sea' } },
  ],
  ['categories.remove', (m) => m.categories.remove({ id }), `DELETE /admin/categories/${id}`, undefined, {}],
  [
    'courses.search for related courses',
    (m) => m.courses.search({ category: id, limit: 3 }),
    `GET /search/courses?category=${id}&limit=3`,
    undefined,
    page,
  ],
  [
    'courses.listAuthored',
    (m) => m.courses.listAuthored(),
    'GET /instructor/my-courses',
    undefined,
    { courses: [course] },
  ],
  ['courses.getAuthored', (m) => m.courses.getAuthored({ id }), `GET /instructor/course/${id}`, undefined, { course }],
  [
    'courses.learners',
    (m) => m.courses.learners({ id, q: 'lena', page: 2 }),
    `GET /instructor/course/${id}/learners?q=lena&page=2`,
    undefined,
    { learners: [], currentPage: 2, totalPages: 1, totalResults: 1 },
  ],
  [
    'courses.create',
    (m) =>
      m.courses.create({
        title: 'Tides for walkers',
        description: 'When the sea comes and when it goes.',
        price: '12.50',
        category: id,
        status: 'published',
        courseImage: image,
      }),
    'POST /instructor/course',
    {
      title: 'Tides for walkers',
      description: 'When the sea comes and when it goes.',
      price: '12.5',
      category: id,
      status: 'published',
      courseImage: 'file cover.png',
    },
    {},
  ],
  [
    'courses.update with a new picture',
    (m) => m.courses.update({ courseId: id, title: 'Tides for all', courseImage: image }),
    'PUT /instructor/course',
    { courseId: id, title: 'Tides for all', courseImage: 'file cover.png' },
    {},
  ],
  [
    'courses.update',
    (m) => m.courses.update({ courseId: id, price: 0, learningObjectives: ['Read a table'] }),
    'PUT /instructor/course',
    { courseId: id, price: 0, learningObjectives: ['Read a table'] },
    {},
  ],
  ['courses.remove', (m) => m.courses.remove({ id }), `DELETE /instructor/course/${id}`, undefined, {}],
  [
    'courses.arrange',
    (m) => m.courses.arrange({ id, sections: [{ _id: id, lectures: [id] }] }),
    `PUT /instructor/course/${id}/order`,
    { sections: [{ _id: id, lectures: [id] }] },
    {},
  ],
  [
    'instructors.get',
    (m) => m.instructors.get({ id }),
    `GET /search/instructors/${id}`,
    undefined,
    { instructor: { _id: id, stats: { courses: 1, students: 2 } }, courses: [course] },
  ],
  [
    'sections.create',
    (m) => m.sections.create({ courseId: id, title: 'Basics', order: '2' }),
    'POST /instructor/section',
    { courseId: id, title: 'Basics', order: 2 },
    {},
  ],
  [
    'sections.update',
    (m) => m.sections.update({ id, title: 'Basics' }),
    `PUT /instructor/section/${id}`,
    { title: 'Basics' },
    {},
  ],
  ['sections.remove', (m) => m.sections.remove({ id }), `DELETE /instructor/section/${id}`, undefined, {}],
  [
    'lectures.create, a video',
    (m) => m.lectures.create({ ...place, type: 'video', contentUrl: 'https://example.com/v.mp4', duration: 61 }),
    'POST /instructor/lecture',
    { ...place, type: 'video', contentUrl: 'https://example.com/v.mp4', duration: 61 },
    {},
  ],
  [
    'lectures.create, a text',
    (m) => m.lectures.create({ ...place, type: 'text', textContent: '<p>Low water marks</p>' }),
    'POST /instructor/lecture',
    { ...place, type: 'text', textContent: '<p>Low water marks</p>' },
    {},
  ],
  [
    'lectures.create, a quiz',
    (m) => m.lectures.create({ courseId: id, sectionId: id, title: 'Tides', type: 'quiz' }),
    'POST /instructor/lecture',
    { ...place, type: 'quiz' },
    {},
  ],
  [
    'lectures.create, an assignment',
    (m) => m.lectures.create({ ...place, type: 'assignment', contentUrl: 'https://example.com/brief' }),
    'POST /instructor/lecture',
    { ...place, type: 'assignment', contentUrl: 'https://example.com/brief' },
    {},
  ],
  [
    'lectures.update',
    (m) => m.lectures.update({ id, quizId: id }),
    `PUT /instructor/lecture/${id}`,
    { quizId: id },
    {},
  ],
  ['lectures.remove', (m) => m.lectures.remove({ id }), `DELETE /instructor/lecture/${id}`, undefined, {}],
  [
    'lectures.uploadVideo',
    (m) => m.lectures.uploadVideo({ videoFile: video }),
    'POST /instructor/upload-video',
    { videoFile: 'file film.mp4' },
    { videoUrl: '/films/1.mp4' },
  ],
  [
    'lectures.uploadCaptions',
    (m) => m.lectures.uploadCaptions({ captionsFile: captions }),
    'POST /instructor/upload-captions',
    { captionsFile: 'file en.vtt' },
    { captionsUrl: '/films/1.vtt' },
  ],
  ['quizzes.get', (m) => m.quizzes.get({ id }), `GET /enrollment/quiz/${id}`, undefined, { quiz }],
  [
    'quizzes.submit',
    (m) => m.quizzes.submit({ id, answers: [{ questionId: id, userAnswer: 'Water' }] }),
    `POST /enrollment/quiz/${id}/submit`,
    { answers: [{ questionId: id, userAnswer: 'Water' }] },
    { attempt },
  ],
  [
    'quizzes.attempts',
    (m) => m.quizzes.attempts({ id }),
    `GET /enrollment/quiz/${id}/attempts`,
    undefined,
    { attempts: [attempt] },
  ],
  [
    'quizzes.create',
    (m) => m.quizzes.create({ lectureId: id, title: 'Tides' }),
    'POST /instructor/quiz',
    { lectureId: id, title: 'Tides', description: '', passPercentage: 70, isPublished: false },
    { quiz },
  ],
  [
    'quizzes.results',
    (m) => m.quizzes.results({ id }),
    `GET /instructor/quiz/${id}/results`,
    undefined,
    { results: { quizId: id, title: 'Quiz', attempts: 0, learners: 0, passed: 0, questions: [] } },
  ],
  ['quizzes.getAuthored', (m) => m.quizzes.getAuthored({ id }), `GET /instructor/quiz/${id}`, undefined, { quiz }],
  [
    'quizzes.update',
    (m) => m.quizzes.update({ id, passPercentage: '80' }),
    `PUT /instructor/quiz/${id}`,
    { passPercentage: 80 },
    { quiz },
  ],
  [
    'quizzes.arrange',
    (m) => m.quizzes.arrange({ id, questions: [id] }),
    `PUT /instructor/quiz/${id}/order`,
    { questions: [id] },
    {},
  ],
  ['quizzes.remove', (m) => m.quizzes.remove({ id }), `DELETE /instructor/quiz/${id}`, undefined, {}],
  [
    'questions.create',
    (m) => m.questions.create(questionInput),
    'POST /instructor/question',
    { ...questionInput, correctAnswer: '' },
    {},
  ],
  [
    'questions.update',
    (m) => m.questions.update({ id, text: 'Is it wet?', type: 'true-false', correctAnswer: 'true' }),
    `PUT /instructor/question/${id}`,
    { text: 'Is it wet?', type: 'true-false', options: [], correctAnswer: 'true', points: 1 },
    {},
  ],
  ['questions.remove', (m) => m.questions.remove({ id }), `DELETE /instructor/question/${id}`, undefined, {}],
  [
    'assignments.submit',
    (m) => m.assignments.submit({ id, submissionText: 'Done', submissionUrl: 'https://example.com' }),
    `POST /enrollment/assignment/${id}/submit`,
    { submissionText: 'Done', submissionUrl: 'https://example.com' },
    { submission },
  ],
  [
    'assignments.mySubmission',
    (m) => m.assignments.mySubmission({ id }),
    `GET /enrollment/assignment/${id}/my-submission`,
    undefined,
    { submission: null },
  ],
  [
    'submissions.list',
    (m) => m.submissions.list({ id, isUngraded: true }),
    `GET /instructor/lecture/${id}/submissions?isUngraded=true`,
    undefined,
    { submissions: [submission] },
  ],
  [
    'submissions.listWaiting',
    (m) => m.submissions.listWaiting({ page: 2 }),
    'GET /instructor/submissions?page=2',
    undefined,
    { submissions: [], currentPage: 2, totalPages: 1, totalResults: 1 },
  ],
  [
    'submissions.grade',
    (m) => m.submissions.grade({ id, grade: 90, feedback: 'Good' }),
    `PUT /instructor/submission/${id}`,
    { grade: 90, feedback: 'Good' },
    { submission },
  ],
  [
    'reviews.add',
    (m) => m.reviews.add({ courseId: id, comment: ' Fine ' }),
    'POST /review/add',
    { courseId: id, rating: 5, comment: 'Fine' },
    {},
  ],
  ['orders.create', (m) => m.orders.create({ ...orderInput }), 'POST /order', orderInput, { order }],
  ['orders.list', (m) => m.orders.list(), 'GET /order', undefined, { orders: [order] }],
  ['orders.get', (m) => m.orders.get({ id }), `GET /order/${id}`, undefined, { order }],
];

describe('a row of the table', () => {
  it.each(table)('%s is sent as specified and its answer parses', async (_, call, request, body, answer) => {
    const { marketplace, sent } = createClient(() => json(answer));
    await call(marketplace);
    expect(sent).toHaveLength(1);
    expect(`${sent[0]?.method} ${sent[0]?.path}`).toBe(request);
    expect(sent[0]?.body === '' ? undefined : JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  it('is in this list, every one of them', () => {
    const rows = Object.entries(endpoints).flatMap(([group, calls]) =>
      Object.keys(calls).map((name) => `${group}.${name}`),
    );
    const listed = new Set(table.map(([name]) => name.split(/[ ,]/)[0]));
    expect(rows.filter((row) => !listed.has(row))).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it('resolves URLs relative to the backend, and no others', async () => {
    const { marketplace } = createClient((request) =>
      json(
        request.path === '/search/courses'
          ? {
              ...page,
              courses: ['/a.png', 'b.png', 'https://cdn.example/c.png', '//cdn.example/d.png', null].map(
                (imageUrl) => ({ ...course, imageUrl }),
              ),
            }
          : { user: { ...user, profilePicture: '/faces/1.webp' } },
      ),
    );
    const { courses } = await marketplace.courses.search();
    expect(courses.map((one) => one.imageUrl)).toEqual([
      'http://lectern.test/a.png',
      'http://lectern.test/b.png',
      'https://cdn.example/c.png',
      '//cdn.example/d.png',
      placeholderImage,
    ]);
    expect((await marketplace.auth.me()).user.profilePicture).toBe('http://lectern.test/faces/1.webp');
  });

  it('carries the stored token, except when signing in or up', async () => {
    const token = tokenOf(lena);
    const { marketplace, sent } = createClient(() => json({ token: 't', ...user, courses: [] }), {
      storage: memory({ token }),
    });
    await marketplace.enrollments.list();
    await marketplace.auth.signIn({ email: 'a@b', password: 'x' });
    expect(sent.map((one) => one.authorization)).toEqual([`Bearer ${token}`, null]);
  });
});
