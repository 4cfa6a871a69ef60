import type { MailPreferenceKind, VideoPreparation } from '@lectern/sdk';
import { placeholderImage, reportMonths } from '@lectern/sdk/rules';
import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';

/** A title that no line is long enough for. */
export const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitänsausbildung für Fortgeschrittene und Wiedereinsteigende';

const longName = 'von Hohenlohe-Waldenburg-Schillingsfürst';

/** Gives everything in the seed that has a name a long one. */
export function withLongWords({ state }: MockApi): void {
  for (const category of state.categories) category.name = 'Landwirtschaftsmaschineninstandhaltung';
  for (const user of state.users) Object.assign(user, { firstName: 'Wilhelmina-Friederike', lastName: longName });
  for (const course of state.courses) {
    course.title = longTitle;
    course.description = `${longTitle}. `.repeat(8);
    course.creatorId.lastName = longName;
    course.creatorId.bio = `${longTitle}. `.repeat(3);
    for (const section of course.sections) {
      section.title = longTitle;
      for (const lecture of section.lectures) lecture.title = longTitle;
    }
  }
}

/** Fills the catalogue up to `count` courses, copies of the twelve that the seed has. */
export function withManyCourses({ state }: MockApi, count: number): void {
  const seeded = state.courses.length;
  for (let place = seeded; place < count; place += 1) {
    const course = state.courses[place % seeded];
    if (course) state.courses.push({ ...course, _id: mockId(3, place + 1) });
  }
}

/** Enrolls the learner in the courses at these places of the catalogue, the first of which is 1. */
export function enrollIn({ state }: MockApi, places: readonly number[]): void {
  for (const place of places) state.enrollments.push({ userId: seedIds.users.learner, courseId: mockId(3, place) });
}

/** Completes lectures of the learner: with their ids, or all of the first course. */
export function completeLectures({ state }: MockApi, ids: readonly string[] = Object.values(seedIds.lectures)): void {
  for (const lectureId of ids) {
    state.progress.set(`${seedIds.users.learner} ${lectureId}`, {
      lectureId,
      isCompleted: true,
      lastWatchedPosition: 0,
    });
  }
}

/** Gives every video captions: each is a language and the address of its file. */
export function withCaptions({ state }: MockApi, files: Readonly<Record<string, string>>): void {
  for (const { sections } of state.courses)
    for (const { lectures } of sections)
      for (const lecture of lectures)
        if (lecture.type === 'video')
          lecture.captions = Object.entries(files).map(([language, url]) => ({
            language,
            label: language === 'de' ? 'Deutsch' : 'English',
            url,
          }));
}

/** Takes the lectures out of every course: the paid ones are coming soon. */
export function withoutLectures({ state }: MockApi): void {
  for (const course of state.courses) course.sections = [];
}

/** A code for ten per cent off every course. */
export function withDiscount({ state }: MockApi): void {
  state.discounts.push({
    _id: mockId(4, 1),
    code: 'SPRING',
    kind: 'percent',
    value: 10,
    scope: 'all',
    courses: [],
    used: 0,
    isActive: true,
    createdAt: '2026-10-01T08:00:00.000Z',
  });
}

/** Codes of the seed's instructor, or of the marketplace, of every state. */
export const withDiscounts =
  (count = 4, instructorId?: string) =>
  ({ state }: MockApi): void => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const kinds = [
      { code: 'SPRING-20', value: 20, maxUses: 100, used: 7, endsAt: day(9) },
      { code: 'NEW-YEAR', value: 15, startsAt: day(20), endsAt: day(34), maxPerPerson: 1 },
      { code: 'FIRST-TEN', kind: 'amount' as const, value: 250, maxUses: 10, used: 10 },
      { code: 'LAST-SUMMER', value: 30, endsAt: day(-60), used: 41 },
    ];
    for (let place = 0; place < count; place++)
      state.discounts.push({
        _id: mockId(4, place + 1),
        kind: 'percent',
        scope: instructorId ? 'instructor' : 'all',
        courses: [],
        used: 0,
        isActive: true,
        createdAt: day(-90 - place),
        ...(instructorId && { instructor: 'Ivo Instructor', instructorId }),
        ...(kinds[place] ?? { code: `CODE-${place}`, value: 10 }),
      });
  };

/** Opens lectures of the first course to everyone: by default its first text and its quiz. */
export function withSamples({ state }: MockApi, ids = [seedIds.lectures.text, seedIds.lectures.quiz]): void {
  for (const lecture of state.courses[0]?.sections.flatMap(({ lectures }) => lectures) ?? []) {
    if (ids.includes(lecture._id)) lecture.isFree = true;
  }
}

/** The same with a text of many lines. */
export function withLongSample(api: MockApi): void {
  withSamples(api);
  const text = api.state.courses[0]?.sections[0]?.lectures[1];
  if (text) text.textContent = '<p>Look again, and more slowly than before.</p>'.repeat(60);
}

/** A review of the first course that praises it. */
export function withPraise({ state }: MockApi): void {
  state.reviews.push({
    _id: mockId(7, 1),
    courseId: seedIds.courses.weatherMaps,
    authorId: seedIds.users.learner,
    rating: 5,
    comment: 'I read the sky before I pack.',
    createdAt: '2026-08-01T09:00:00.000Z',
    userId: { firstName: 'Lena', lastName: 'Learner', email: undefined, profilePicture: undefined },
  });
}

const works = [
  ['Three fronts over the harbour', 'Drawn from the window for a week. On Thursday the map and the sky agreed.', true],
  ['The barometer lied', 'It said fair for two days of rain. It hung above the stove.', false],
  ['A coast in wind arrows', 'Every arrow is a flag I saw. The longest one took the flag along.', true],
] as const;

/** Gives the first courses works of several learners, one of them without a picture. */
export function withWorks({ state }: MockApi): void {
  for (const [index, [title, caption, hasPicture]] of works.entries()) {
    const authorId = mockId(2, 50 + index);
    state.submissions.push({
      _id: mockId(9, 500 + index),
      lectureId: seedIds.lectures.assignment,
      authorId,
      userId: {
        _id: authorId,
        firstName: ['Nila', 'Omar', 'Pia'][index] ?? '',
        lastName: ['Rao', 'Haddad', 'Novak'][index] ?? '',
        profilePicture: undefined,
      },
      submissionText: 'My work.',
      submissionUrl: '',
      grade: 90,
      feedback: '',
      createdAt: '2026-08-20T10:00:00.000Z',
      gradedAt: '2026-08-22T10:00:00.000Z',
      work: {
        title,
        caption,
        imageUrl: hasPicture ? placeholderImage : undefined,
        imageWidths: undefined,
        sharedAt: `2026-09-0${index + 1}T10:00:00.000Z`,
      },
    });
  }
}

/** A certificate of the learner, and what differs from the usual one. */
export function withCertificate(
  { state }: MockApi,
  more: Partial<MockApi['state']['certificates'][number]> = {},
): void {
  state.certificates.unshift({
    userId: seedIds.users.learner,
    number: certificateNumber,
    learnerName: 'Lena Learner',
    courseId: seedIds.courses.weatherMaps,
    courseTitle: 'Reading Weather Maps',
    instructorName: 'Ivo Instructor',
    issuerName: 'Lectern',
    hours: 6.5,
    issuedAt: '2026-09-01T10:00:00.000Z',
    isPublic: false,
    ...more,
  });
}
export const certificateNumber = '7K2M-90QX-4TBD';

/** Sales of the instructor's course in the last year: none in some months. */
export function withSales(api: MockApi): void {
  const { weatherMaps } = seedIds.courses;
  const title = api.state.courses.find(({ _id }) => _id === weatherMaps)?.title ?? '';
  api.state.orders = reportMonths({}).flatMap((month, place) =>
    Array.from({ length: (place * 7) % 4 }, (_, number) => ({
      _id: mockId(90, place * 10 + number),
      status: 'paid' as const,
      currency: 'INR',
      subtotal: 1299.5,
      tax: 129.95,
      total: 1429.45,
      items: [{ courseId: weatherMaps, title, price: 1299.5 }],
      createdAt: `${month}-15T10:00:00.000Z`,
      userId: seedIds.users.learner,
      idempotencyKey: `sale ${place} ${number}`,
      fingerprint: '',
    })),
  );
}

/** As many mails as would have been sent. */
export const withMails =
  (count: number) =>
  (api: MockApi): void => {
    api.state.mails = Array.from({ length: count }, (_, place) => ({
      _id: mockId(95, place + 1),
      kind: 'receipt',
      to: 'nina@example.com',
      subject: place === 0 ? 'Your receipt for "Reading weather maps"' : `Your receipt for "Course ${place + 1}"`,
      at: '2026-01-15T10:00:00.000Z',
      text: 'Thank you for your purchase\n\nSubtotal ₹1,299.50',
      htmlUrl: 'data:text/html,<p>Thank you for your purchase</p>',
    }));
  };

/** A server whose parts are in all states. */
export function withTrouble({ state }: MockApi): void {
  state.serverStatus.parts = [
    { kind: 'database', state: 'strained', advice: 'databaseSlow', facts: [{ name: 'latency', value: 0.734 }] },
    { kind: 'storage', state: 'well', facts: [{ name: 'latency', value: 0.0004 }] },
    { kind: 'disk', state: 'strained', advice: 'diskLow', facts: [{ name: 'freeForFiles', value: 640_000_000 }] },
    {
      kind: 'mail',
      state: 'failing',
      advice: 'mailFails',
      detail: 'connect ECONNREFUSED 192.0.2.7:587',
      facts: [
        { name: 'waiting', value: 1_204 },
        { name: 'oldest', value: 5_400 },
      ],
    },
    { kind: 'payments', state: 'off', advice: 'paymentsOff', facts: [] },
  ];
}

/** The token of a link to reset the learner's password. */
export const resetToken = 'k'.repeat(43);

/** A server with mail, and a link to reset the learner's password. */
export const withResetLink =
  (state: 'good' | 'used' = 'good') =>
  (api: MockApi): void => {
    api.state.mailMode = 'sent';
    api.state.passwordResets = [{ token: resetToken, userId: seedIds.users.learner, state }];
  };

/** The token of a link that stops mails of a kind to the learner. */
export const unsubscribeToken = (kind: MailPreferenceKind = 'grade'): string =>
  `${seedIds.users.learner}.${kind}.${'k'.repeat(43)}`;

/** The token of a link that confirms the learner's address. */
export const confirmToken = 'c'.repeat(43);

/** A server with mail, and a link to confirm the learner's address, which isn't confirmed. */
export const withUnconfirmedEmail =
  (state: 'good' | 'used' = 'good') =>
  (api: MockApi): void => {
    api.state.mailMode = 'sent';
    api.state.unconfirmed = [seedIds.users.learner];
    api.state.confirmations = [{ token: confirmToken, userId: seedIds.users.learner, state }];
  };

/** The learner has stopped mails about graded work. */
export function withStoppedMail({ state }: MockApi): void {
  state.stoppedMails.set(seedIds.users.learner, ['grade']);
}

/** A mail of a kind that this version does not know, with a subject that no line is long enough for. */
export function withLongMail(api: MockApi): void {
  withMails(2)(api);
  Object.assign(api.state.mails[1] ?? {}, {
    kind: 'announcement',
    to: `${'wilhelmina-friederike.'.repeat(8)}@example.com`,
    subject: `Your receipt for "${longTitle}"`,
  });
}

/** Messages to support, the oldest first. */
export const withSupportMessages =
  (count: number, subject = 'How long do I have access?') =>
  ({ state }: MockApi) => {
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
    for (let place = 0; place < count; place++)
      state.supportMessages.push({
        _id: mockId(9, place + 1),
        name: 'Lena Learner',
        email: 'lena@lectern.example',
        subject: place === 0 ? subject : `${subject} (${place + 1})`,
        message: `${subject}\nI ask before I buy.`,
        category: 'course',
        ...(place === 0 ? { attachments: [{ name: 'receipt.pdf', size: 81_920, url: '/media/receipt.pdf' }] } : {}),
        state: 'open',
        createdAt: hours(30 - place),
        answerBy: hours(6 - place),
      });
  };

/** The first course is also found by the names of its instructor and category, as real servers do. */
export function withNamesInWords({ state: { courses, categories } }: MockApi): void {
  const [course] = courses;
  const category = categories.find(({ _id }) => _id === course?.categoryId);
  if (course && category) course.description = `${course.creatorId.firstName} teaches it. ${category.name}.`;
}

/** Signs the learner in elsewhere too: on a phone, on a partner's page, and in a browser that says nothing of itself. */
export function withSignIns({ state }: MockApi): void {
  const place = { createdAt: '2026-01-05T09:00:00.000Z', lastUsedAt: '2026-01-06T18:00:00.000Z', isCurrent: false };
  state.signIns.set(seedIds.users.learner, [
    { _id: mockId(9, 1), browser: 'Safari', system: 'iOS', ...place },
    { _id: mockId(9, 2), browser: 'Firefox', system: 'Linux', partnerName: 'Harbour School', ...place },
    { _id: mockId(9, 3), browser: '', system: '', ...place },
  ]);
}

/** An account that asks for a code after the password: 123456. */
export function withCodes({ state }: MockApi): void {
  state.codesSince.set(seedIds.users.learner, '2026-01-05T09:00:00.000Z');
  state.recoveryCodes.set(seedIds.users.learner, ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567', 'bcde-fghi-jklm-nopq']);
}

/** Admins need a second factor. */
export function withRequiredFactor({ state }: MockApi): void {
  state.requiresSecondFactor = true;
}

/** Two passkeys, one of them never used. */
export function withPasskeys({ state }: MockApi): void {
  const createdAt = '2026-01-05T09:00:00.000Z';
  state.passkeys.set(seedIds.users.learner, [
    { _id: mockId(9, 1), name: 'Phone', createdAt, lastUsedAt: '2026-01-06T18:00:00.000Z' },
    { _id: mockId(9, 2), name: 'Security key in the drawer', createdAt },
  ]);
}

/** What an admin and an operator did, in every outcome, so many times. */
export const withActs =
  (count = 4) =>
  ({ state }: MockApi): void => {
    const outcomes = ['done', 'refused', 'failed', 'interrupted'] as const;
    const actions = ['refunds.decide', 'categories.create', 'admin.create-admin', 'something.new'] as const;
    state.auditEvents = Array.from({ length: count }, (_, place) => ({
      _id: mockId(9, 100 + place),
      at: new Date(Date.UTC(2026, 8, 14, 9) - place * 3_600_000).toISOString(),
      action: actions[place % 4] ?? '',
      outcome: outcomes[place % 4] ?? 'done',
      details: place % 4 === 1 ? { name: 'Tides and charts' } : {},
      ...(place % 4 === 2 ? {} : { actorName: 'Ada Rao', address: '198.51.100.7' }),
      ...(place % 4 === 0 ? { subjectId: mockId(9, 200) } : {}),
    }));
  };

/** The first course's films are uploads that the server prepares; the address of one has a signature. */
export const withPreparation =
  (preparation: VideoPreparation) =>
  ({ state: { courses } }: MockApi): void => {
    for (const lecture of courses[0]?.sections.flatMap(({ lectures }) => lectures) ?? [])
      if (lecture.type === 'video')
        Object.assign(lecture, { contentUrl: 'https://files.example/films/1?signature=s', preparation });
  };
