import type * as z from 'zod/mini';
import type { Endpoints } from '../endpoints/index.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { CallName } from './createMockApi.ts';

/**
 * Who may make a call. `access.test.ts` of the server has the status of each person, and for calls about a course also
 * of each state of the course.
 */
export type Access =
  | 'everyone'
  | 'signedIn'
  | 'instructor'
  | 'instructorOrAdmin'
  | 'admin'
  /** Everyone, while the course is published. */
  | 'published'
  /** Anyone signed in, while the course is published. */
  | 'signedInPublished'
  /** Learners enrolled in the course. */
  | 'enrolled'
  /** The course's author; admins may read their own lists. */
  | 'author'
  /** The course's author, and admins. */
  | 'authorOrAdmin'
  /** The course's author. */
  | 'authorOnly'
  /** Signing in or up: any session is ignored. */
  | 'anonymous'
  /** The buyer of the order. */
  | 'buyer'
  /** A partner's server, with its API key. */
  | 'partnerServer';

/** The ids that the inputs refer to. */
export interface SampleIds {
  /** An instructor with a published course. */
  instructor: string;
  category: string;
  courseId: string;
  sectionId: string;
  /** The lectures of the section: one of each type, a draft, and a quiz lecture without a quiz. */
  video: string;
  text: string;
  quiz: string;
  assignment: string;
  draft: string;
  bare: string;
  /** A free sample with a quiz. */
  sample: string;
  quizId: string;
  /** The quiz's multiple-choice question, and its short-answer question. */
  choice: string;
  short: string;
  /** A submission for the assignment. */
  submission: string;
  /** A partner. */
  partner: string;
  /** An id that nothing has. */
  unused: string;
}

type EndpointOf<Name extends CallName> = Name extends `${infer Group extends keyof Endpoints}.${infer Verb}`
  ? Verb extends keyof Endpoints[Group]
    ? Extract<Endpoints[Group][Verb], Endpoint>
    : never
  : never;

/** An example of a call. */
export interface Sample<Name extends CallName = CallName> {
  access: Access;
  /** The server's status for those who may make the call with this input (without its files); 200 by default. */
  status?: number;
  /** Whether the call changes what the next caller needs, so that each needs content of their own. */
  isDestructive?: true;
  input: z.input<EndpointOf<Name>['input']>;
  /** Method, path and query. */
  request: string;
  /** What is sent; the fields of a form as text, files by name. */
  body?: object;
  answer: z.input<EndpointOf<Name>['output']>;
}

/** One example of each call, with these ids: a missing one doesn't compile. */
export const samplesOf = (ids: SampleIds) => {
  const { instructor, category, courseId, sectionId, quizId, choice, short, unused } = ids;
  const token = 'header.payload.signature';
  const key = `pk_${'8'.repeat(24)}`;
  const returnTo = 'https://magazine.example/tides';
  const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const handle = '6523f1a2b3c4d5e6f7a8b9c0.1.mac-of-both';
  const createdAt = '2026-01-01T10:00:00.000Z';
  const newCredential = {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: 'AA', attestationObject: 'AA' },
  };
  const learner = { userId: unused, role: 'learner', firstName: 'Lena', lastName: 'Learner' } as const;
  const course = { _id: courseId, title: 'Tides for walkers', price: 12.5 };
  const quiz = { _id: quizId, lectureId: ids.quiz, title: 'High and low water', questions: [] };
  const attempt = { score: 66.666, passed: false, attemptNumber: 1, createdAt };
  const submission = { _id: ids.submission, submissionText: 'My work', grade: null };
  const shown = { title: 'My tide table', caption: 'A week at the pier.', sharedAt: createdAt };
  const refundableItem = { courseId, title: 'Tides', amount: 1.1, progress: 10, isImmediate: true };
  const returned = {
    _id: unused,
    orderId: unused,
    email: 'lena@lectern.example',
    amount: 0.5,
    at: createdAt,
    courses: [{ courseId, title: 'Tides', amount: 1.1 }],
  };
  const refund = {
    _id: unused,
    orderId: unused,
    courseTitle: 'Tides',
    email: 'lena@lectern.example',
    status: 'requested',
    amount: 1.1,
    at: createdAt,
    progress: 40,
    requestedAt: createdAt,
  } as const;
  const supportMessage = {
    _id: unused,
    name: 'Lena',
    email: 'lena@lectern.example',
    subject: 'A question',
    message: 'How high is it?',
    state: 'open',
    createdAt,
    answerBy: '2026-01-02T10:00:00.000Z',
  } as const;
  const order = { _id: unused, status: 'paid', currency: 'INR', subtotal: 1, tax: 0.1, total: 1.1, createdAt } as const;
  const certificate = {
    number: '7K2M-90QX-4TBD',
    learnerName: 'Lena Learner',
    courseId,
    courseTitle: 'Reading Weather Maps',
    instructorName: 'Ivo Instructor',
    issuerName: 'Lectern',
    hours: 6.5,
    issuedAt: createdAt,
    isPublic: true,
  };
  const multipleChoice = {
    text: 'What is a tide?',
    type: 'multiple-choice' as const,
    options: [
      { text: 'Water', isCorrect: true },
      { text: 'Soap', isCorrect: false },
    ],
    points: 2,
    order: 7,
  };
  const trueOrFalse = { text: 'Is it wet?', type: 'true-false' as const, correctAnswer: 'true' };
  const textLecture = {
    courseId,
    sectionId,
    title: 'Low water marks',
    type: 'text' as const,
    order: 0,
    isPublished: true,
    textContent: '<p>What the sea leaves behind.</p>',
  };
  // Of the wrong amount on purpose: a server refuses it as `price_changed` and charges nothing.
  const payment = { amount: 1.1, currency: 'INR' as const, paymentMethodNonce: 'fake-valid-nonce' };
  const courseDraft = {
    title: 'Tides for walkers',
    description: 'When the sea comes and when it goes.',
    category,
    status: 'published' as const,
  };
  const webhook = { url: 'https://tides.example/hooks', createdAt: '2026-01-15T12:00:00.000Z' };
  const testOrder = {
    id: courseId,
    created: createdAt,
    status: 'paid' as const,
    currency: 'INR',
    courses: [{ id: courseId, title: 'Linocut', amount: 1_000, share: 100 }],
    campaign: null,
  };
  const webhookEvent = {
    _id: ids.unused,
    type: 'order.paid',
    state: 'waiting' as const,
    attempts: 0,
    answer: '',
    createdAt: '2026-01-15T12:00:00.000Z',
    nextAttemptAt: '2026-01-15T12:00:00.000Z',
  };
  const partner = {
    _id: ids.partner,
    name: 'The Tide Table',
    key: `pk_${'7'.repeat(24)}`,
    origins: ['https://tides.example'],
    state: 'active' as const,
    createdAt,
  };
  const upload = { _id: unused, size: 40_000_000, partSize: 8_388_608, received: [], expiresAt: createdAt };
  const discount = {
    _id: unused,
    code: 'SPRING-20',
    kind: 'percent' as const,
    value: 20,
    scope: 'all' as const,
    courses: [],
    maxUses: 100,
    used: 0,
    isActive: true,
    createdAt,
  };
  const answers = [
    { questionId: choice, userAnswer: 'Soap' },
    { questionId: short, userAnswer: 'The moon' },
  ];

  return {
    'auth.signUp': {
      access: 'anonymous',
      input: { email: `${unused}@example.org`, password: 'high and low', firstName: 'Lena', lastName: 'Learner' },
      request: 'POST /auth/signup',
      body: {
        email: `${unused}@example.org`,
        password: 'high and low',
        firstName: 'Lena',
        lastName: 'Learner',
        role: 'learner',
      },
      answer: { token, ...learner },
    },
    'auth.signIn': {
      access: 'anonymous',
      input: { email: `${unused}@example.org`, password: 'high and low' },
      request: 'POST /auth/signin',
      body: { email: `${unused}@example.org`, password: 'high and low' },
      answer: { token, ...learner },
    },
    'auth.finishSignIn': {
      access: 'anonymous',
      status: 400,
      input: { challenge: unused, code: '123456' },
      request: 'POST /auth/signin/finish',
      body: { challenge: unused, code: '123456' },
      answer: { token, ...learner },
    },
    'auth.requestPasskey': {
      access: 'anonymous',
      input: {},
      request: 'POST /auth/passkey',
      body: {},
      answer: { challenge: codeChallenge, rpId: 'lectern.example', timeout: 60_000, userVerification: 'required' },
    },
    'auth.me': { access: 'signedIn', input: {}, request: 'GET /auth/me', answer: { user: learner } },
    'auth.signOut': { access: 'signedIn', input: {}, request: 'POST /auth/signout', body: {}, answer: {} },

    'passwordReset.options': {
      access: 'anonymous',
      input: {},
      request: 'GET /auth/password-reset',
      answer: { isSent: true },
    },
    'passwordReset.request': {
      access: 'anonymous',
      input: { email: `${unused}@example.org` },
      request: 'POST /auth/password-reset',
      body: { email: `${unused}@example.org` },
      answer: {},
    },
    'passwordReset.check': {
      access: 'anonymous',
      input: { token: codeChallenge },
      request: 'POST /auth/password-reset/check',
      body: { token: codeChallenge },
      answer: { state: 'good' },
    },
    'passwordReset.confirm': {
      access: 'anonymous',
      input: { token: codeChallenge, newPassword: 'spring and neap' },
      request: 'PUT /auth/password-reset',
      body: { token: codeChallenge, newPassword: 'spring and neap' },
      // There is no such link.
      status: 400,
      answer: {},
    },

    'mailPreferences.get': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/mail-preferences',
      answer: { preferences: { grade: true, submission: true, certificate: true } },
    },
    'mailPreferences.update': {
      access: 'signedIn',
      input: { grade: false },
      request: 'PUT /user/mail-preferences',
      body: { grade: false },
      answer: { preferences: { grade: false, submission: true, certificate: true } },
    },
    'mailPreferences.check': {
      access: 'anonymous',
      input: { token: `${unused}.grade.${codeChallenge}` },
      request: 'POST /mail/preference/check',
      body: { token: `${unused}.grade.${codeChallenge}` },
      // There is no such link.
      status: 400,
      answer: { kind: 'grade', isOn: true },
    },
    'mailPreferences.change': {
      access: 'anonymous',
      input: { token: `${unused}.grade.${codeChallenge}`, isOn: false },
      request: 'PUT /mail/preference',
      body: { token: `${unused}.grade.${codeChallenge}`, isOn: false },
      status: 400,
      answer: { kind: 'grade', isOn: false },
    },

    'emailConfirmation.get': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/email-confirmation',
      answer: { isConfirmed: true },
    },
    'emailConfirmation.send': {
      access: 'signedIn',
      input: {},
      request: 'POST /user/email-confirmation',
      body: {},
      answer: {},
    },
    'emailConfirmation.check': {
      access: 'anonymous',
      input: { token: codeChallenge },
      request: 'POST /auth/email-confirmation/check',
      body: { token: codeChallenge },
      answer: { state: 'good' },
    },
    'emailConfirmation.confirm': {
      access: 'anonymous',
      input: { token: codeChallenge },
      request: 'PUT /auth/email-confirmation',
      body: { token: codeChallenge },
      // There is no such link.
      status: 400,
      answer: {},
    },

    'authorization.client': {
      access: 'anonymous',
      input: { key, returnTo },
      request: `GET /authorization/client?key=${key}&returnTo=https%3A%2F%2Fmagazine.example%2Ftides`,
      answer: { name: 'The Magazine', origin: 'https://magazine.example' },
    },
    'authorization.createCode': {
      access: 'signedIn',
      status: 403,
      input: { key, returnTo, codeChallenge },
      request: 'POST /authorization/codes',
      body: { key, returnTo, codeChallenge },
      answer: { code: codeChallenge },
    },
    'authorization.exchange': {
      access: 'anonymous',
      input: { key, code: codeChallenge, codeVerifier: codeChallenge },
      request: 'POST /authorization/token',
      body: { key, code: codeChallenge, codeVerifier: codeChallenge },
      answer: { token, ...learner, expiresIn: 900, handle },
    },
    'authorization.renew': {
      access: 'anonymous',
      input: { handle },
      request: 'POST /authorization/renew',
      body: { handle },
      answer: { token, ...learner, expiresIn: 900, handle },
    },
    'authorization.end': {
      access: 'anonymous',
      input: { handle },
      request: 'POST /authorization/end',
      body: { handle },
      answer: {},
    },

    'users.profile': { access: 'signedIn', input: {}, request: 'GET /user/profile', answer: { user: learner } },
    'users.updateProfile': {
      access: 'signedIn',
      input: {
        firstName: 'Lena',
        lastName: 'Learner',
        bio: 'I walk.',
        profilePicture: new File(['picture'], 'lena.png', { type: 'image/png' }),
      },
      request: 'PUT /user/profile',
      body: { firstName: 'Lena', lastName: 'Learner', bio: 'I walk.', profilePicture: 'file lena.png' },
      answer: { user: learner },
    },
    'users.changePassword': {
      access: 'signedIn',
      status: 400,
      input: { currentPassword: 'low and high', newPassword: 'spring and neap' },
      request: 'PUT /user/change-password',
      body: { currentPassword: 'low and high', newPassword: 'spring and neap' },
      answer: { token },
    },
    'users.notifications': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/notifications',
      answer: { notifications: [{ _id: unused, title: 'Assignment graded', createdAt }] },
    },
    'users.markNotificationsRead': {
      access: 'signedIn',
      input: { ids: [unused] },
      request: 'PUT /user/notifications/read',
      body: { ids: [unused] },
      answer: {},
    },
    'users.removeNotifications': {
      access: 'signedIn',
      input: { ids: [unused] },
      request: 'PUT /user/notifications/removed',
      body: { ids: [unused] },
      answer: {},
    },
    'users.notificationSettings': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/notification-settings',
      answer: { settings: { review: false } },
    },
    'users.updateNotificationSettings': {
      access: 'signedIn',
      input: { review: false },
      request: 'PUT /user/notification-settings',
      body: { review: false },
      answer: { settings: { review: false } },
    },

    'account.signIns': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/sign-ins',
      answer: {
        signIns: [
          { _id: unused, browser: 'Firefox', system: 'Linux', createdAt, lastUsedAt: createdAt, isCurrent: true },
        ],
      },
    },
    'account.endSignIn': {
      access: 'signedIn',
      status: 404,
      input: { id: unused },
      request: `DELETE /user/sign-ins/${unused}`,
      answer: {},
    },
    'account.endOtherSignIns': {
      access: 'signedIn',
      input: {},
      request: 'POST /user/sign-ins/end-others',
      body: {},
      answer: { token },
    },
    'account.exportAddress': {
      access: 'signedIn',
      input: { currentPassword: 'low and high' },
      request: 'POST /user/export',
      body: { currentPassword: 'low and high' },
      answer: { url: 'https://lectern.example/api/user/export.zip' },
    },
    'account.remove': {
      access: 'signedIn',
      status: 400,
      input: { email: 'nobody@lectern.example', currentPassword: 'low and high' },
      request: 'POST /user/remove',
      body: { email: 'nobody@lectern.example', currentPassword: 'low and high' },
      answer: {},
    },

    'secondFactor.get': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/second-factor',
      answer: { recoveryCodesLeft: 0, passkeys: [], hasPassword: true, isMissing: false },
    },
    'secondFactor.setUpCodes': {
      access: 'signedIn',
      input: { currentPassword: 'low and high' },
      request: 'POST /user/one-time-codes',
      body: { currentPassword: 'low and high' },
      answer: {
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Lectern:lena%40lectern.example?issuer=Lectern&secret=JBSWY3DPEHPK3PXP',
        qr: { size: 21, path: 'M1 1h7v7h-7z' },
      },
    },
    'secondFactor.turnOnCodes': {
      access: 'signedIn',
      status: 400,
      input: { code: '123456' },
      request: 'POST /user/one-time-codes/confirm',
      body: { code: '123456' },
      answer: { recoveryCodes: ['abcd-efgh-ijkl-mnop'], token },
    },
    'secondFactor.turnOffCodes': {
      access: 'signedIn',
      status: 409,
      input: { currentPassword: 'low and high', code: '123456' },
      request: 'POST /user/one-time-codes/remove',
      body: { currentPassword: 'low and high', code: '123456' },
      answer: {},
    },
    'secondFactor.renewRecoveryCodes': {
      access: 'signedIn',
      status: 409,
      input: { currentPassword: 'low and high', code: '123456' },
      request: 'POST /user/recovery-codes',
      body: { currentPassword: 'low and high', code: '123456' },
      answer: { recoveryCodes: ['abcd-efgh-ijkl-mnop'] },
    },
    'secondFactor.setUpPasskey': {
      access: 'signedIn',
      input: { currentPassword: 'low and high' },
      request: 'POST /user/passkeys/set-up',
      body: { currentPassword: 'low and high' },
      answer: {
        challenge: codeChallenge,
        rp: { id: 'lectern.example', name: 'Lectern' },
        user: { id: 'bGVuYQ', name: 'lena@lectern.example', displayName: 'Lena Learner' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 60_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    },
    'secondFactor.addPasskey': {
      access: 'signedIn',
      status: 400,
      input: { name: 'Phone', credential: newCredential },
      request: 'POST /user/passkeys',
      body: { name: 'Phone', credential: newCredential },
      answer: { passkey: { _id: unused, name: 'Phone', createdAt } },
    },
    'secondFactor.removePasskey': {
      access: 'signedIn',
      status: 404,
      input: { id: unused, currentPassword: 'low and high' },
      request: `POST /user/passkeys/${unused}/remove`,
      body: { currentPassword: 'low and high' },
      answer: {},
    },

    'categories.list': {
      access: 'everyone',
      input: {},
      request: 'GET /admin/categories',
      answer: { categories: [{ _id: category, name: 'Sea' }] },
    },
    'categories.create': {
      access: 'admin',
      input: { name: ` Sea ${unused} ` },
      request: 'POST /admin/categories',
      body: { name: `Sea ${unused}` },
      answer: { category: { _id: unused, name: `Sea ${unused}` } },
    },
    'categories.update': {
      access: 'admin',
      input: { id: category, name: `Sea ${unused}` },
      request: `PUT /admin/categories/${category}`,
      body: { name: `Sea ${unused}` },
      answer: { category: { _id: category, name: `Sea ${unused}` } },
    },
    'categories.remove': {
      access: 'admin',
      isDestructive: true,
      input: { id: category },
      request: `DELETE /admin/categories/${category}`,
      answer: {},
    },

    'courses.search': {
      access: 'everyone',
      input: {
        q: 'salt & sea',
        category: 'sea',
        minPrice: 1,
        maxPrice: 2.5,
        facets: true,
        page: 2,
        featured: true,
        limit: 8,
      },
      request:
        'GET /search/courses?q=salt+%26+sea&facets=true&category=sea&minPrice=1&maxPrice=2.5&page=2&featured=true&limit=8',
      answer: {
        courses: [course],
        currentPage: 1,
        totalPages: 1,
        totalResults: 1,
        facets: {
          categories: [{ _id: category, slug: 'sea', count: 1 }],
          levels: [{ level: 'Beginner', count: 1 }],
          prices: { free: 0, paid: 1 },
          ratings: [{ rating: 4.5, count: 1 }],
          most: 1_000,
          isExact: { categories: true, levels: true, prices: true, ratings: true },
        },
      },
    },
    'courses.get': {
      access: 'published',
      input: { id: courseId },
      request: `GET /search/courses/${courseId}`,
      answer: { course },
    },
    'samples.get': {
      access: 'published',
      input: { id: ids.sample },
      request: `GET /search/samples/${ids.sample}`,
      answer: {
        sample: {
          _id: ids.sample,
          courseId,
          title: 'Reading a tide table',
          type: 'quiz',
          question: {
            _id: choice,
            text: multipleChoice.text,
            type: 'multiple-choice',
            options: multipleChoice.options.map(({ text }) => ({ text })),
          },
        },
      },
    },
    'samples.answer': {
      access: 'published',
      input: { id: ids.sample, userAnswer: 'Water' },
      request: `POST /search/samples/${ids.sample}/answer`,
      body: { userAnswer: 'Water' },
      answer: { result: { isCorrect: true, explanation: 'A tide is water that the moon moves.' } },
    },
    'courses.listAuthored': {
      access: 'instructorOrAdmin',
      input: {},
      request: 'GET /instructor/my-courses',
      answer: { courses: [course] },
    },
    'courses.weeks': {
      access: 'instructorOrAdmin',
      input: {},
      request: 'GET /instructor/weeks',
      answer: { weeks: [{ from: '2026-11-23', enrollments: 3, revenue: 37.5 }] },
    },
    'courses.getAuthored': {
      access: 'author',
      input: { id: courseId },
      request: `GET /instructor/course/${courseId}`,
      answer: { course },
    },
    'courses.learners': {
      access: 'author',
      input: { id: courseId, q: 'lena', page: 2 },
      request: `GET /instructor/course/${courseId}/learners?q=lena&page=2`,
      answer: { learners: [], currentPage: 2, totalPages: 1, totalResults: 1 },
    },
    'courses.create': {
      access: 'instructor',
      input: {
        ...courseDraft,
        price: '12.50',
        courseImage: new File(['picture'], 'cover.png', { type: 'image/png' }),
      },
      request: 'POST /instructor/course',
      body: { ...courseDraft, price: '12.5', courseImage: 'file cover.png' },
      answer: {},
    },
    'courses.update': {
      access: 'authorOnly',
      input: { courseId, price: 1_200, category, learningObjectives: ['Read a table'] },
      request: 'PUT /instructor/course',
      body: { courseId, price: 1_200, category, learningObjectives: ['Read a table'] },
      answer: {},
    },
    'courses.remove': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: courseId },
      request: `DELETE /instructor/course/${courseId}`,
      answer: {},
    },
    'courses.arrange': {
      access: 'authorOnly',
      isDestructive: true,
      input: {
        id: courseId,
        sections: [
          {
            _id: sectionId,
            lectures: [ids.text, ids.video, ids.quiz, ids.assignment, ids.draft, ids.bare, ids.sample],
          },
        ],
      },
      request: `PUT /instructor/course/${courseId}/order`,
      body: {
        sections: [
          {
            _id: sectionId,
            lectures: [ids.text, ids.video, ids.quiz, ids.assignment, ids.draft, ids.bare, ids.sample],
          },
        ],
      },
      answer: {},
    },

    'instructors.get': {
      access: 'everyone',
      input: { id: instructor },
      request: `GET /search/instructors/${instructor}`,
      answer: { instructor: { _id: instructor, stats: { courses: 1, students: 2 } }, courses: [course] },
    },

    'wishlist.list': { access: 'signedIn', input: {}, request: 'GET /user/wishlist', answer: { wishlist: [course] } },
    'wishlist.add': {
      access: 'signedInPublished',
      input: { courseId },
      request: 'POST /user/wishlist',
      body: { courseId },
      answer: {},
    },
    'wishlist.remove': {
      access: 'signedIn',
      input: { courseId },
      request: `DELETE /user/wishlist/${courseId}`,
      answer: {},
    },
    'wishlist.check': {
      access: 'signedIn',
      input: { courseId },
      request: `GET /user/wishlist/check/${courseId}`,
      answer: { isInWishlist: true },
    },

    'enrollments.enroll': {
      access: 'signedInPublished',
      status: 402,
      input: { courseId },
      request: 'POST /enrollment/enroll',
      body: { courseId },
      answer: {},
    },
    'enrollments.list': {
      access: 'signedIn',
      input: {},
      request: 'GET /enrollment/purchased-courses',
      answer: { courses: [course] },
    },
    'enrollments.get': {
      access: 'enrolled',
      input: { id: courseId },
      request: `GET /enrollment/purchased-courses/${courseId}`,
      answer: { course },
    },
    'enrollments.recordProgress': {
      access: 'enrolled',
      input: { lectureId: ids.text, isCompleted: false, lastWatchedPosition: 3.5 },
      request: 'POST /enrollment/lecture-progress',
      body: { lectureId: ids.text, isCompleted: false, lastWatchedPosition: 3.5 },
      answer: { courseProgress: 12.5 },
    },
    'enrollments.courseProgress': {
      access: 'enrolled',
      input: { id: courseId },
      request: `GET /enrollment/course-progress/${courseId}`,
      answer: { courseProgress: 12.5 },
    },

    'sections.create': {
      access: 'authorOnly',
      input: { courseId, title: 'Basics', order: '2' },
      request: 'POST /instructor/section',
      body: { courseId, title: 'Basics', order: 2 },
      answer: {},
    },
    'sections.update': {
      access: 'authorOnly',
      input: { id: sectionId, title: 'Basics' },
      request: `PUT /instructor/section/${sectionId}`,
      body: { title: 'Basics' },
      answer: {},
    },
    'sections.remove': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: sectionId },
      request: `DELETE /instructor/section/${sectionId}`,
      answer: {},
    },

    'lectures.create': {
      access: 'authorOnly',
      input: textLecture,
      request: 'POST /instructor/lecture',
      body: textLecture,
      answer: {},
    },
    'lectures.update': {
      access: 'authorOnly',
      input: { id: ids.text, title: 'Low water', order: 1, isPublished: true, duration: '90' },
      request: `PUT /instructor/lecture/${ids.text}`,
      body: { title: 'Low water', order: 1, isPublished: true, duration: 90 },
      answer: {},
    },
    'lectures.remove': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: ids.text },
      request: `DELETE /instructor/lecture/${ids.text}`,
      answer: {},
    },
    'lectures.uploadVideo': {
      access: 'instructor',
      status: 400,
      input: { videoFile: new File(['film'], 'film.mp4', { type: 'video/mp4' }) },
      request: 'POST /instructor/upload-video',
      body: { videoFile: 'file film.mp4' },
      answer: { videoUrl: '/films/1.mp4' },
    },
    'lectures.uploadCaptions': {
      access: 'instructor',
      status: 400,
      input: { captionsFile: new File(['WEBVTT'], 'en.vtt', { type: 'text/vtt' }) },
      request: 'POST /instructor/upload-captions',
      body: { captionsFile: 'file en.vtt' },
      answer: { captionsUrl: '/films/1.vtt' },
    },
    'lectures.prepareVideo': {
      access: 'authorOnly',
      input: { id: ids.video },
      request: `POST /instructor/lecture/${ids.video}/video-preparation`,
      body: {},
      answer: {},
    },

    'uploads.create': {
      access: 'instructor',
      input: { kind: 'video', name: 'film.mp4', type: 'video/mp4', size: 40_000_000 },
      request: 'POST /instructor/uploads',
      body: { kind: 'video', name: 'film.mp4', type: 'video/mp4', size: 40_000_000 },
      answer: { upload },
    },
    'uploads.get': {
      access: 'instructor',
      status: 404,
      input: { id: unused },
      request: `GET /instructor/uploads/${unused}`,
      answer: { upload: { ...upload, received: [1, 2] } },
    },
    'uploads.sign': {
      access: 'instructor',
      status: 404,
      input: { id: unused, parts: [3] },
      request: `POST /instructor/uploads/${unused}/parts`,
      body: { parts: [3] },
      answer: {
        parts: [{ number: 3, url: 'https://storage.example/film?partNumber=3' }],
        expiresAt: upload.expiresAt,
      },
    },
    'uploads.complete': {
      access: 'instructor',
      status: 404,
      input: { id: unused },
      request: `POST /instructor/uploads/${unused}/complete`,
      body: {},
      answer: { videoUrl: '/films/1.mp4' },
    },
    'uploads.remove': {
      access: 'instructor',
      status: 404,
      input: { id: unused, problem: 'blocked' },
      request: `DELETE /instructor/uploads/${unused}?problem=blocked`,
      answer: {},
    },

    'quizzes.get': {
      access: 'enrolled',
      input: { id: quizId },
      request: `GET /enrollment/quiz/${quizId}`,
      answer: { quiz },
    },
    'quizzes.submit': {
      access: 'enrolled',
      input: { id: quizId, answers },
      request: `POST /enrollment/quiz/${quizId}/submit`,
      body: { answers },
      answer: { attempt },
    },
    'quizzes.attempts': {
      access: 'enrolled',
      input: { id: quizId },
      request: `GET /enrollment/quiz/${quizId}/attempts`,
      answer: { attempts: [attempt] },
    },
    'quizzes.create': {
      access: 'authorOnly',
      input: { lectureId: ids.bare, title: 'Tides' },
      request: 'POST /instructor/quiz',
      body: { lectureId: ids.bare, title: 'Tides', description: '', passPercentage: 70, isPublished: false },
      answer: { quiz },
    },
    'quizzes.getAuthored': {
      access: 'author',
      input: { id: quizId },
      request: `GET /instructor/quiz/${quizId}`,
      answer: { quiz },
    },
    'quizzes.results': {
      access: 'author',
      input: { id: quizId },
      request: `GET /instructor/quiz/${quizId}/results`,
      answer: { results: { quizId, title: 'Tides', attempts: 0, learners: 0, passed: 0, questions: [] } },
    },
    'quizzes.update': {
      access: 'authorOnly',
      input: { id: quizId, passPercentage: '80' },
      request: `PUT /instructor/quiz/${quizId}`,
      body: { passPercentage: 80 },
      answer: { quiz },
    },
    'quizzes.arrange': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: quizId, questions: [short, choice] },
      request: `PUT /instructor/quiz/${quizId}/order`,
      body: { questions: [short, choice] },
      answer: {},
    },
    'quizzes.remove': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: quizId },
      request: `DELETE /instructor/quiz/${quizId}`,
      answer: {},
    },

    'questions.create': {
      access: 'authorOnly',
      input: { quizId, ...multipleChoice, explainedIn: ids.text },
      request: 'POST /instructor/question',
      body: { quizId, ...multipleChoice, correctAnswer: '', explainedIn: ids.text },
      answer: {},
    },
    'questions.update': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: choice, ...trueOrFalse },
      request: `PUT /instructor/question/${choice}`,
      body: { ...trueOrFalse, options: [], points: 1 },
      answer: {},
    },
    'questions.remove': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: short },
      request: `DELETE /instructor/question/${short}`,
      answer: {},
    },

    'assignments.submit': {
      access: 'enrolled',
      input: { id: ids.assignment, submissionText: 'My work', submissionUrl: 'https://example.com' },
      request: `POST /enrollment/assignment/${ids.assignment}/submit`,
      body: { submissionText: 'My work', submissionUrl: 'https://example.com' },
      answer: { submission },
    },
    'assignments.mySubmission': {
      access: 'enrolled',
      input: { id: ids.assignment },
      request: `GET /enrollment/assignment/${ids.assignment}/my-submission`,
      answer: { submission: null },
    },

    'works.list': {
      access: 'everyone',
      input: { courseId, limit: 6 },
      request: `GET /search/works?courseId=${courseId}&limit=6`,
      answer: {
        works: [
          {
            _id: ids.submission,
            ...shown,
            courseId,
            courseTitle: course.title,
            learner: { firstName: 'Lena', lastName: 'Learner' },
            instructor: { firstName: 'Ivo', lastName: 'Instructor' },
          },
        ],
      },
    },
    'works.show': {
      access: 'enrolled',
      input: {
        id: ids.assignment,
        title: ' My tide table ',
        caption: shown.caption,
        workImage: new File(['picture'], 'table.png', { type: 'image/png' }),
      },
      request: `PUT /enrollment/assignment/${ids.assignment}/work`,
      body: { title: shown.title, caption: shown.caption, withoutImage: 'false', workImage: 'file table.png' },
      answer: { work: shown },
    },
    'works.takeDown': {
      access: 'enrolled',
      input: { id: ids.assignment },
      request: `DELETE /enrollment/assignment/${ids.assignment}/work`,
      answer: {},
    },
    'works.remove': {
      access: 'authorOrAdmin',
      input: { id: ids.submission },
      request: `DELETE /instructor/submission/${ids.submission}/work`,
      answer: {},
    },

    'certificates.list': {
      access: 'signedIn',
      input: {},
      request: 'GET /certificate',
      answer: { certificates: [certificate] },
    },
    'certificates.get': {
      access: 'everyone',
      status: 404,
      input: { number: ` ${certificate.number.toLowerCase()} ` },
      request: `GET /certificate/${certificate.number}`,
      answer: { certificate },
    },
    'certificates.update': {
      access: 'signedIn',
      status: 404,
      input: { number: certificate.number, isPublic: true },
      request: `PUT /certificate/${certificate.number}`,
      body: { isPublic: true },
      answer: { certificate },
    },
    'certificates.check': {
      access: 'anonymous',
      input: { credential: ' eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmVk ' },
      request: 'POST /certificate/check',
      body: { credential: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmVk' },
      answer: { verdict: 'valid', certificate },
    },

    'submissions.list': {
      access: 'author',
      input: { id: ids.assignment, isUngraded: true },
      request: `GET /instructor/lecture/${ids.assignment}/submissions?isUngraded=true`,
      answer: { submissions: [submission] },
    },
    'submissions.listWaiting': {
      access: 'instructorOrAdmin',
      input: { page: 2 },
      request: 'GET /instructor/submissions?page=2',
      answer: { submissions: [], currentPage: 2, totalPages: 1, totalResults: 1 },
    },
    'submissions.grade': {
      access: 'authorOnly',
      isDestructive: true,
      input: { id: ids.submission, grade: 90, feedback: 'Good' },
      request: `PUT /instructor/submission/${ids.submission}`,
      body: { grade: 90, feedback: 'Good' },
      answer: { submission },
    },

    'reviews.add': {
      access: 'enrolled',
      input: { courseId, comment: ' Fine ' },
      request: 'POST /review/add',
      body: { courseId, rating: 5, comment: 'Fine' },
      answer: {},
    },
    'reviews.list': {
      access: 'published',
      input: { id: courseId, sort: 'highest', page: 1 },
      request: `GET /review/course/${courseId}?sort=highest&page=1`,
      answer: { reviews: [], ratingDistribution: {} },
    },

    'payments.process': {
      access: 'signedInPublished',
      status: 409,
      input: { courseId, ...payment, paymentDetails: { cardholderName: 'Lena', last4: '4242' } },
      request: 'POST /payment/process',
      body: { courseId, ...payment, paymentDetails: { cardholderName: 'Lena', last4: '4242' } },
      answer: {},
    },

    'payments.options': {
      access: 'anonymous',
      input: {},
      request: 'GET /payment/options',
      answer: { provider: 'demo' },
    },
    'orders.create': {
      access: 'signedInPublished',
      status: 409,
      input: { courseIds: [courseId], ...payment, idempotencyKey: unused },
      request: 'POST /order',
      body: { courseIds: [courseId], ...payment, idempotencyKey: unused },
      answer: { order },
    },
    'orders.list': { access: 'signedIn', input: {}, request: 'GET /order', answer: { orders: [order] } },
    'orders.billing': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/billing',
      answer: { billing: { name: 'Lighthouse Ltd', address: '1 Harbour Road', taxNumber: 'GB123' } },
    },
    'orders.refunds': {
      access: 'signedIn',
      status: 404,
      input: { id: unused },
      request: `GET /order/${unused}/refund`,
      answer: { items: [refundableItem], until: createdAt },
    },
    'orders.refund': {
      access: 'signedIn',
      status: 404,
      input: { id: unused, courseId, reason: ' Too fast ' },
      request: `POST /order/${unused}/refund`,
      body: { courseId, reason: 'Too fast' },
      answer: { item: { ...refundableItem, refund: { status: 'refunded', amount: 1.1, at: createdAt } } },
    },
    'refunds.list': {
      access: 'admin',
      input: {},
      request: 'GET /admin/refunds',
      answer: { waiting: [refund], others: [], returns: [returned], goodwill: [] },
    },
    'refunds.decide': {
      access: 'admin',
      status: 404,
      input: { id: unused, isGranted: false, answer: ' You have completed it ' },
      request: `PUT /admin/refunds/${unused}`,
      body: { isGranted: false, answer: 'You have completed it' },
      answer: { refund: { ...refund, status: 'declined', answer: 'You have completed it' } },
    },
    'refunds.assign': {
      access: 'admin',
      status: 404,
      input: { id: unused, courseIds: [courseId] },
      request: `PUT /admin/returns/${unused}`,
      body: { courseIds: [courseId] },
      answer: {},
    },
    'disputes.list': {
      access: 'admin',
      input: {},
      request: 'GET /admin/disputes',
      answer: {
        disputes: [
          {
            _id: 'du_1',
            orderId: unused,
            email: 'lena@lectern.example',
            amount: 1.1,
            refunded: 0.55,
            currency: 'INR',
            reason: 'fraudulent',
            status: 'needs_response',
            openedAt: createdAt,
          },
        ],
      },
    },
    'discounts.quote': {
      access: 'published',
      input: { code: 'SPRING-20', courseIds: [courseId] },
      request: 'POST /discount/quote',
      body: { code: 'SPRING-20', courseIds: [courseId] },
      // There's no such code.
      status: 409,
      answer: {
        quote: {
          code: 'SPRING-20',
          lines: [{ courseId, price: 1299, discount: 259.8 }],
          subtotal: 1299,
          discount: 259.8,
          tax: 103.92,
          total: 1143.12,
        },
      },
    },
    'discounts.list': {
      access: 'instructorOrAdmin',
      input: {},
      request: 'GET /instructor/discount-codes',
      answer: { discounts: [discount], currentPage: 1, totalPages: 1, totalResults: 1 },
    },
    'discounts.create': {
      access: 'instructorOrAdmin',
      input: { code: 'spring-20', kind: 'percent', value: 20, courseIds: [unused] },
      request: 'POST /instructor/discount-codes',
      body: { code: 'SPRING-20', kind: 'percent', value: 20, courseIds: [unused] },
      // There's no such course.
      status: 404,
      answer: { discount },
    },
    'discounts.update': {
      access: 'instructorOrAdmin',
      input: { id: unused, maxUses: 150, endsAt: null },
      request: `PUT /instructor/discount-codes/${unused}`,
      body: { maxUses: 150, endsAt: null },
      status: 404,
      answer: { discount: { ...discount, maxUses: 150 } },
    },
    'earnings.get': {
      access: 'instructorOrAdmin',
      input: { from: '2026-01', to: '2026-01' },
      request: 'GET /instructor/earnings?from=2026-01&to=2026-01',
      answer: {
        earnings: {
          balance: 2099,
          due: 1399.4,
          payouts: [{ month: '2025-12', amount: 699.6, reference: 'NEFT 4711', recordedAt: createdAt }],
          months: [{ month: '2026-01', sales: 4, price: 3998, share: 2798.6, refunded: 699.6, paidOut: 0 }],
          courses: [
            { courseId: unused, title: 'Reading Tides', sales: 4, price: 3998, share: 2798.6, refunded: 699.6 },
          ],
        },
      },
    },
    'earnings.getOfPartner': {
      access: 'signedIn',
      input: { partnerId: ids.partner, from: '2026-01', to: '2026-01' },
      request: `GET /user/partners/${ids.partner}/earnings?from=2026-01&to=2026-01`,
      // Of nobody here.
      status: 404,
      answer: {
        earnings: {
          balance: 199.9,
          due: 199.9,
          payouts: [],
          months: [{ month: '2026-01', sales: 3, price: 2998.5, share: 299.85, refunded: 99.95, paidOut: 0 }],
          courses: [
            { courseId: unused, title: 'Reading Tides', sales: 3, price: 2998.5, share: 299.85, refunded: 99.95 },
          ],
        },
      },
    },
    'payouts.list': {
      access: 'admin',
      input: {},
      request: 'GET /admin/payouts',
      answer: {
        payouts: {
          month: '2026-01',
          due: [{ payee: 'instructor', payeeId: ids.instructor, name: 'Ada Berg', month: '2026-01', amount: 2099 }],
          recorded: [
            {
              payee: 'partner',
              payeeId: ids.partner,
              name: 'The Tide Table',
              month: '2025-12',
              amount: 299.85,
              reference: 'NEFT 4712',
              recordedAt: createdAt,
            },
          ],
        },
      },
    },
    'payouts.record': {
      access: 'admin',
      input: { payee: 'instructor', payeeId: unused, month: '2026-01', amount: 2099, reference: 'NEFT 4711' },
      request: 'POST /admin/payouts',
      body: { payee: 'instructor', payeeId: unused, month: '2026-01', amount: 2099, reference: 'NEFT 4711' },
      // Nothing is due.
      status: 409,
      answer: {},
    },
    'payouts.remove': {
      access: 'admin',
      input: { payee: 'instructor', payeeId: unused, month: '2026-01' },
      request: `DELETE /admin/payouts/instructor/${unused}/2026-01`,
      answer: {},
    },
    'documents.list': {
      access: 'admin',
      input: { month: '2026-01', page: 1 },
      request: 'GET /admin/documents?month=2026-01&page=1',
      answer: {
        documents: {
          month: '2026-01',
          documents: [
            {
              number: 'R-2026-000123',
              kind: 'receipt',
              issuedAt: createdAt,
              orderId: unused,
              buyer: { name: 'Nina Okoye', taxNumber: 'GB 123' },
              ...{ taxable: 499, tax: 49.9, total: 548.9 },
              pdfUrl: 'http://localhost:4000/api/receipt/R-2026-000123/pdf?expires=1900000000&signature=abc',
            },
          ],
          page: 1,
          pages: 1,
          totals: {
            receipts: { count: 1, missing: 0, taxable: 499, tax: 49.9, total: 548.9 },
            creditNotes: { count: 0, missing: 0, taxable: 0, tax: 0, total: 0 },
            all: { count: 1, missing: 0, taxable: 499, tax: 49.9, total: 548.9 },
          },
          csvUrl: 'http://localhost:4000/api/documents/2026-01/csv?expires=1900000000&signature=abc',
        },
      },
    },
    'audit.list': {
      access: 'admin',
      input: { page: 1 },
      request: 'GET /admin/audit?page=1',
      answer: {
        trail: {
          events: [{ _id: unused, at: createdAt, action: 'refunds.decide', subjectId: unused, outcome: 'done' }],
          names: {},
          page: 1,
          pages: 1,
        },
      },
    },
    'mails.list': {
      access: 'admin',
      input: { page: 1 },
      request: 'GET /admin/mails?page=1',
      answer: {
        outbox: {
          mode: 'kept',
          mails: [
            {
              _id: unused,
              kind: 'receipt',
              to: 'nina@example.com',
              subject: 'Your receipt for "Reading weather maps"',
              at: createdAt,
            },
          ],
          page: 1,
          pages: 1,
        },
      },
    },
    'mails.get': {
      access: 'admin',
      input: { id: unused },
      request: `GET /admin/mails/${unused}`,
      // There is none.
      status: 404,
      answer: {
        mail: {
          _id: unused,
          kind: 'receipt',
          to: 'nina@example.com',
          subject: 'Your receipt for "Reading weather maps"',
          at: createdAt,
          text: 'Thank you for your purchase',
          htmlUrl: `http://localhost:4000/api/admin/mails/${unused}/html?expires=1900000000&signature=abc`,
        },
      },
    },
    'support.send': {
      access: 'everyone',
      input: { name: ' Lena ', email: 'lena@lectern.example', subject: 'A question', message: 'How high is it?' },
      request: 'POST /support',
      body: { name: 'Lena', email: 'lena@lectern.example', subject: 'A question', message: 'How high is it?' },
      answer: {},
    },
    'support.attach': {
      access: 'signedIn',
      status: 400,
      input: { attachment: new File(['GIF89a'], 'screen.gif', { type: 'image/gif' }) },
      request: 'POST /support/attachment',
      body: { attachment: 'file screen.gif' },
      answer: { attachment: { _id: unused, name: 'screen.gif', size: 6 } },
    },
    'support.list': {
      access: 'admin',
      input: { state: 'open', page: 1 },
      request: 'GET /admin/support?state=open&page=1',
      answer: {
        messages: [supportMessage],
        counts: { open: 1, answered: 12, closed: 3 },
        sendsMail: true,
        currentPage: 1,
        totalPages: 1,
      },
    },
    'support.reply': {
      access: 'admin',
      status: 404,
      input: { id: unused, text: ' Two metres. ' },
      request: `POST /admin/support/${unused}/reply`,
      body: { text: 'Two metres.' },
      answer: {
        message: {
          ...supportMessage,
          state: 'answered',
          reply: { text: 'Two metres.', at: createdAt, mail: 'waiting' },
        },
      },
    },
    'support.update': {
      access: 'admin',
      status: 404,
      input: { id: unused, state: 'closed' },
      request: `PUT /admin/support/${unused}`,
      body: { state: 'closed' },
      answer: { message: { ...supportMessage, state: 'closed' } },
    },
    'overview.get': {
      access: 'admin',
      input: {},
      request: 'GET /admin/overview',
      answer: {
        overview: {
          learners: 1204,
          signUps: 96,
          orders: 41,
          revenue: 38_959.5,
          waiting: 3,
          openMessages: 1,
          faults: [{ kind: 'payment_reports', since: createdAt, lastAt: createdAt }],
          newCourses: [
            {
              _id: courseId,
              title: 'Reading the Tides',
              status: 'draft',
              hasLectures: false,
              creatorId: { firstName: 'Ada', lastName: 'Berg' },
              createdAt,
            },
          ],
        },
      },
    },
    'status.get': {
      access: 'admin',
      input: {},
      request: 'GET /admin/status',
      answer: {
        status: {
          version: '0.1.0',
          node: 'v24.0.0',
          database: 'postgres',
          startedAt: createdAt,
          checkedAt: createdAt,
          parts: [
            {
              kind: 'disk',
              state: 'strained',
              advice: 'diskLow',
              facts: [{ name: 'freeForFiles', value: 640_000_000 }],
            },
            { kind: 'mail', state: 'failing', advice: 'mailFails', detail: 'Connection refused', facts: [] },
          ],
        },
      },
    },
    'partners.listOwned': {
      access: 'signedIn',
      input: {},
      request: 'GET /user/partners',
      answer: { partners: [{ _id: partner._id, name: partner.name, state: partner.state }] },
    },
    'partners.list': {
      access: 'admin',
      input: {},
      request: 'GET /admin/partners',
      answer: { partners: [partner] },
    },
    'partners.create': {
      access: 'admin',
      input: { name: ' The Tide Table ', origins: ['https://Tides.example/', 'http://localhost:5173'] },
      request: 'POST /admin/partners',
      body: { name: 'The Tide Table', origins: ['https://tides.example', 'http://localhost:5173'] },
      answer: { partner },
    },
    'partners.update': {
      access: 'admin',
      input: { partnerId: ids.partner, state: 'active' },
      request: `PUT /admin/partners/${ids.partner}`,
      body: { state: 'active' },
      answer: { partner },
    },
    'partners.report': {
      access: 'admin',
      input: { partnerId: ids.partner, from: '2026-01', to: '2026-01' },
      request: `GET /admin/partners/${ids.partner}/report?from=2026-01&to=2026-01`,
      answer: {
        months: [
          {
            month: '2026-01',
            checkouts: 9,
            orders: 3,
            revenue: 2998.5,
            share: 299.85,
            refunded: 99.95,
            paidOut: 0,
            signUps: 2,
            enrollments: 4,
          },
        ],
      },
    },
    'webhooks.get': {
      access: 'admin',
      input: { partnerId: ids.partner },
      request: `GET /admin/partners/${ids.partner}/webhook`,
      answer: {
        webhook,
        events: [
          {
            ...webhookEvent,
            state: 'waiting',
            attempts: 2,
            status: 503,
            answer: 'Down for maintenance',
            attemptedAt: '2026-01-15T12:06:00.000Z',
            nextAttemptAt: '2026-01-15T12:36:00.000Z',
          },
        ],
        page: 1,
        pages: 1,
      },
    },
    'webhooks.save': {
      access: 'admin',
      input: { partnerId: ids.partner, url: ' https://tides.example/hooks ' },
      request: `PUT /admin/partners/${ids.partner}/webhook`,
      body: { url: 'https://tides.example/hooks' },
      answer: { webhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    },
    'webhooks.renewSecret': {
      access: 'admin',
      status: 404,
      input: { partnerId: ids.unused },
      request: `POST /admin/partners/${ids.unused}/webhook/secret`,
      body: {},
      answer: {
        webhook: { ...webhook, previousSecretUntil: '2026-01-16T12:00:00.000Z' },
        secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
      },
    },
    'webhooks.remove': {
      access: 'admin',
      input: { partnerId: ids.unused },
      request: `DELETE /admin/partners/${ids.unused}/webhook`,
      answer: {},
    },
    'webhooks.sendTest': {
      access: 'admin',
      status: 404,
      input: { partnerId: ids.unused },
      request: `POST /admin/partners/${ids.unused}/webhook/test`,
      body: {},
      answer: { event: { ...webhookEvent, type: 'test' } },
    },
    'webhooks.sendAgain': {
      access: 'admin',
      status: 404,
      input: { partnerId: ids.partner, eventId: ids.unused },
      request: `POST /admin/partners/${ids.partner}/webhook/events/${ids.unused}`,
      body: {},
      answer: { event: webhookEvent },
    },
    'partners.renewApiKey': {
      access: 'admin',
      input: { partnerId: ids.partner },
      request: `POST /admin/partners/${ids.partner}/api-key`,
      body: {},
      answer: {
        partner: { ...partner, apiKey: { ending: '7Qxw', createdAt: '2026-01-15T12:00:00.000Z' } },
        apiKey: `lpk_${'6'.repeat(36)}7Qxw`,
      },
    },
    'partners.revokeApiKey': {
      access: 'admin',
      status: 404,
      input: { partnerId: ids.unused },
      request: `DELETE /admin/partners/${ids.unused}/api-key`,
      answer: { partner },
    },
    'partnerApi.report': {
      access: 'partnerServer',
      input: { from: '2026-01-15', to: '2026-01-15' },
      request: 'GET /partner/report?from=2026-01-15&to=2026-01-15',
      answer: {
        days: [
          {
            day: '2026-01-15',
            checkouts: 4,
            orders: 1,
            revenue: 999.5,
            share: 99.95,
            refunded: 0,
            paidOut: 0,
            signUps: 1,
            enrollments: 1,
          },
        ],
        campaigns: [{ tags: { utm_source: 'letter' }, orders: 1, revenue: 999.5 }],
      },
    },
    'partnerApi.testOrders': {
      access: 'partnerServer',
      input: {},
      request: 'GET /partner/test-orders',
      answer: { orders: [testOrder], page: 1, pages: 1 },
    },
    'partnerApi.refundTestOrder': {
      access: 'partnerServer',
      status: 404,
      input: { orderId: courseId },
      request: `POST /partner/test-orders/${courseId}/refund`,
      body: {},
      answer: { order: { ...testOrder, status: 'refunded' } },
    },
    'partnerApi.events': {
      access: 'partnerServer',
      input: {},
      request: 'GET /partner/webhook',
      answer: { webhook, events: [webhookEvent], page: 1, pages: 1 },
    },
    'partnerApi.sendTest': {
      access: 'partnerServer',
      status: 404,
      input: {},
      request: 'POST /partner/webhook/test',
      body: {},
      answer: { event: { ...webhookEvent, type: 'test' } },
    },
    'partnerApi.sendAgain': {
      access: 'partnerServer',
      status: 404,
      input: { eventId: ids.unused },
      request: `POST /partner/webhook/events/${ids.unused}`,
      body: {},
      answer: { event: webhookEvent },
    },
    'partnerApi.resume': {
      access: 'partnerServer',
      status: 404,
      input: {},
      request: 'POST /partner/webhook/resume',
      body: {},
      answer: { webhook },
    },
    'partners.recordCheckout': {
      access: 'anonymous',
      input: { key: partner.key },
      request: 'POST /partner/checkout',
      body: { key: partner.key },
      answer: {},
    },
    'orders.settle': {
      access: 'buyer',
      input: { id: unused },
      request: `POST /order/${unused}/settle`,
      body: {},
      answer: { order, payment: 'settled' },
    },
    'orders.get': { access: 'buyer', input: { id: unused }, request: `GET /order/${unused}`, answer: { order } },
  } satisfies { [Name in CallName]: Sample<Name> };
};

/** Ids that are all different, for examples that no server answers. */
export const exampleIds: SampleIds = {
  instructor: '1'.repeat(24),
  category: '2'.repeat(24),
  courseId: '3'.repeat(24),
  sectionId: '4'.repeat(24),
  video: '5'.repeat(24),
  text: '6'.repeat(24),
  quiz: '7'.repeat(24),
  assignment: '8'.repeat(24),
  draft: '9'.repeat(24),
  bare: 'a'.repeat(24),
  sample: 'ab'.repeat(12),
  quizId: 'b'.repeat(24),
  choice: 'c'.repeat(24),
  short: 'd'.repeat(24),
  submission: 'e'.repeat(24),
  partner: '0'.repeat(24),
  unused: 'f'.repeat(24),
};

/** The samples of {@link exampleIds}, by name. */
export const samples: { [Name in CallName]: Sample<Name> } = samplesOf(exampleIds);
