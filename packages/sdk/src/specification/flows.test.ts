import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from '../createMarketplace.ts';
import { isCancelled, RequestError } from '../errors.ts';
import type { MarketplaceEvent } from '../events.ts';
import { sectionDraft, validatorOf } from '../forms.ts';
import { type WordKey, words } from '../messages/words/index.ts';
import { searchOf } from '../rules/courseFilters.ts';
import { courseStatusDisplay } from '../rules/courseStatus.ts';
import { badgeCount, shortDescription, simulatedDelays, slideIndex } from '../rules/limits.ts';
import { landingOf, permission } from '../rules/permission.ts';
import { addAttempt, quizScore, unansweredQuestions } from '../rules/quizScore.ts';
import { relatedCourses } from '../rules/relatedCourses.ts';
import { applyTheme, themePalettes } from '../rules/theme.ts';
import { wishlistToggle } from '../rules/wishlistToggle.ts';
import { authoredCourseDetail } from '../schemas/authoredCourse.ts';
import { courseDetail } from '../schemas/course.ts';
import { createClient, json, lena, memory, type Sent, tokenOf } from '../testing/client.ts';
import { pseudoMessages } from '../testing/pseudoMessages.ts';

const id = 'a'.repeat(24);
const quizId = 'b'.repeat(24);
const draft = {
  title: 'Tides',
  questions: [
    { text: 'Is it wet?', type: 'true-false' as const, correctAnswer: 'true' },
    { text: 'What moves it?', type: 'short-answer' as const, correctAnswer: 'The moon' },
  ],
};

afterEach(() => vi.useRealTimers());

describe('creating a quiz', () => {
  const answer = ({ path }: Sent) =>
    path === '/instructor/quiz' ? json({ quiz: { _id: quizId, lectureId: id, title: 'Tides' } }) : json({});

  it('sends the quiz, each question in order, then the link, and reports progress', async () => {
    const events: MarketplaceEvent[] = [];
    const { marketplace, sent } = createClient(answer, { onEvent: (event) => events.push(event) });
    const steps: string[] = [];
    const made = await marketplace.createQuiz(id, draft, {
      onProgress: ({ done, total }) => steps.push(`${done}/${total}`),
    });
    expect(made).toMatchObject({ quiz: { _id: quizId }, isLinked: true });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /instructor/quiz',
      'POST /instructor/question',
      'POST /instructor/question',
      `PUT /instructor/lecture/${id}`,
    ]);
    expect(sent.slice(1, 3).map(({ body }) => JSON.parse(body))).toMatchObject([
      { quizId, order: 0, text: 'Is it wet?' },
      { quizId, order: 1, text: 'What moves it?' },
    ]);
    expect(JSON.parse(sent[3]?.body ?? '')).toEqual({ quizId });
    expect(steps).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(events).toEqual([{ type: 'quiz.created', quizId, lectureId: id }]);
  });

  it('only logs a failed link', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { marketplace } = createClient((request) => (request.method === 'PUT' ? json({}, 500) : answer(request)));
    expect((await marketplace.createQuiz(id, draft)).isLinked).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Failed to update lecture.'));
    warn.mockRestore();
  });

  it('stops at the failing step, and starts over when called again', async () => {
    let failures = 1;
    const { marketplace, sent } = createClient((request) => {
      if (request.path === '/instructor/question' && failures > 0) {
        failures -= 1;
        return json({}, 500);
      }
      return answer(request);
    });
    await expect(marketplace.createQuiz(id, draft)).rejects.toThrow('Failed to create question.');
    expect((await marketplace.createQuiz(id, draft)).isLinked).toBe(true);
    expect(sent.filter(({ path }) => path === '/instructor/question')).toHaveLength(3);
  });
});

describe('the session', () => {
  const stored = () => memory({ token: tokenOf(lena) });
  const user = { userId: lena.id, role: 'learner', firstName: 'Lea' };

  it('has the saved profile and a new token immediately', async () => {
    const storage = stored();
    const { marketplace } = createClient(() => json({ user, token: 'renewed' }), { storage });
    await marketplace.session.updateProfile({ firstName: 'Lea', lastName: 'L' });
    expect(marketplace.session.getState()).toMatchObject({ user: { firstName: 'Lea' }, token: 'renewed' });
    expect(storage.data.get('token')).toBe('renewed');
  });

  it('continues with the new token after a password change', async () => {
    const storage = stored();
    const { marketplace, sent } = createClient(() => json({ token: 'renewed', courses: [] }), { storage });
    await marketplace.session.changePassword({ currentPassword: 'old', newPassword: 'newer!' });
    await marketplace.enrollments.list();
    expect(sent.at(-1)?.authorization).toBe('Bearer renewed');
    expect(marketplace.session.getState().user?.firstName).toBe('Lena');
  });

  it("asks before another person's session is replaced, unless this tab started the sign-in", () => {
    const { marketplace } = createClient(() => json({}), { storage: stored(), tabStorage: memory() });
    const other = tokenOf({ ...lena, id: 'c'.repeat(24), firstName: 'Ivo' });
    expect(marketplace.session.readExternalToken(other)).toMatchObject({
      user: { firstName: 'Ivo' },
      needsConfirmation: true,
    });
    expect(marketplace.session.readExternalToken(tokenOf(lena)).needsConfirmation).toBe(false);
    expect(marketplace.session.externalSignInUrl()).toBe('http://lectern.test/api/auth/google');
    expect(marketplace.session.readExternalToken(other).needsConfirmation).toBe(false);
  });

  it('asks a visitor as well, with the user that the server returns', async () => {
    const storage = memory();
    const { marketplace, sent } = createClient(() => json({ user }), { storage, tabStorage: memory() });
    const forged = tokenOf({ ...lena, firstName: 'Your bank' });
    expect(marketplace.session.readExternalToken(forged).needsConfirmation).toBe(true);
    expect(await marketplace.session.identify(forged)).toMatchObject({ firstName: 'Lea' });
    expect(sent.at(-1)).toMatchObject({ authorization: `Bearer ${forged}` });
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, token: undefined });
    expect(storage.data.has('token')).toBe(false);
  });

  it('keeps the session when the server refuses an external token', async () => {
    const { marketplace } = createClient(() => json({}, 401), { storage: stored() });
    await expect(marketplace.session.identify('foreign')).rejects.toMatchObject({ status: 401 });
    expect(marketplace.session.getState().isAuthenticated).toBe(true);
  });
});

describe('events', () => {
  it('include a submitted quiz, and an error in the host’s callback breaks nothing', async () => {
    const attempt = { score: 100, passed: true, attemptNumber: 1, createdAt: '2026-01-01' };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onEvent = vi.fn(() => {
      throw new Error('mine');
    });
    const { marketplace } = createClient(() => json({ attempt }), { onEvent });
    await marketplace.quizzes.submit({ id, answers: [{ questionId: id, userAnswer: 'true' }] });
    expect(onEvent).toHaveBeenCalledWith({ type: 'quiz.submitted', quizId: id, attempt });
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});

describe('destroying a marketplace', () => {
  it('leaves nothing pending', async () => {
    vi.useFakeTimers();
    const { marketplace } = createClient(() => new Promise<Response>(() => {}), {
      storage: memory({ token: tokenOf(lena) }),
    });
    const calls = [
      marketplace.courses.search(),
      marketplace.wishlist.add({ courseId: id }),
      marketplace.simulateRequest('contact'),
      marketplace.auth.me(),
    ].map((call) => call.catch((error: unknown) => error));
    marketplace.outbox.record({ lectureId: id, isCompleted: false, lastWatchedPosition: 1 });
    await vi.advanceTimersByTimeAsync(10);
    marketplace.destroy();
    for (const error of await Promise.all(calls)) expect(isCancelled(error)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await expect(marketplace.courses.search()).rejects.toSatisfy(isCancelled);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('simulated features', () => {
  it.each([
    ['contact', 1_500],
    ['forgotPassword', 2_000],
    ['support', 2_000],
    ['newsletter', 1_000],
  ] as const)('%s waits %d ms and succeeds', async (feature, delay) => {
    vi.useFakeTimers();
    const { marketplace, sent } = createClient(() => json({}));
    let isDone = false;
    void marketplace.simulateRequest(feature).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([isDone, sent, simulatedDelays[feature]]).toEqual([true, [], delay]);
  });
});

describe('a request that cannot be made', () => {
  it("reports the request's own message", async () => {
    const { marketplace } = createClient(() => json({}), { storage: memory({ token: 'a\nb' }) });
    const error = await marketplace.wishlist.add({ courseId: id }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).message).not.toBe('');
  });

  it.each([
    ['a path where there is no page', '/api'],
    ['nothing', undefined],
    ['what an address does not say', new URLSearchParams().get('api')],
    ['another protocol', 'ftp://learn.example/api'],
  ])('rejects %s as the base URL immediately', (_, baseUrl) => {
    expect(() => createMarketplace({ baseUrl: baseUrl as string })).toThrow(
      `baseUrl must be a whole http(s) address ending in /api, such as https://learn.example/api; got ${JSON.stringify(baseUrl)}.`,
    );
  });
});

describe('rules', () => {
  it('§6, who may do what', () => {
    const everyone = [undefined, 'learner', 'instructor', 'admin'] as const;
    const table = {
      browse: [true, true, true, true],
      wishlist: [false, true, true, true],
      cart: [false, true, true, true],
      enroll: [false, true, true, true],
      review: [false, true, true, true],
      dashboard: [false, true, true, true],
      learning: [false, true, true, true],
      profile: [false, true, true, true],
      checkout: [false, true, true, true],
      help: [false, true, true, true],
      instructorDashboard: [false, false, true, true],
      courseForm: [false, false, true, false],
      contentManager: [false, false, true, false],
      adminDashboard: [false, false, false, true],
    } as const;
    for (const [capability, allowed] of Object.entries(table)) {
      expect(everyone.map((role) => permission(role, capability as keyof typeof table).isAllowed)).toEqual(allowed);
    }
    expect(permission(undefined, 'courseForm')).toMatchObject({ needs: 'session' });
    expect(permission('learner', 'courseForm')).toMatchObject({ needs: 'role', message: 'courseForm.instructorOnly' });
    expect((['learner', 'instructor', 'admin'] as const).map(landingOf)).toEqual([
      'dashboard',
      'instructorDashboard',
      'adminDashboard',
    ]);
  });

  it('§3, the status of a course', () => {
    expect(['published', 'draft', 'archived'].map(courseStatusDisplay)).toEqual([
      { text: 'Published', accent: 'teal' },
      { text: 'Draft', accent: 'amber' },
      { text: 'Archived', accent: 'amber' },
    ]);
  });

  it('§3, values derived from the lectures of a course', () => {
    const course = {
      _id: id,
      title: 'Tides',
      duration: 9,
      sections: [{ _id: id, title: 'One', lectures: [] as object[] }],
    };
    expect(courseDetail.parse(course)).toMatchObject({ duration: 9, totalLectures: 0 });
    course.sections[0]?.lectures.push(
      { _id: id, title: 'a', type: 'video', duration: 3600 },
      { _id: id, title: 'b', type: 'text', duration: 540 },
    );
    expect(courseDetail.parse(course)).toMatchObject({ duration: 1.2, totalLectures: 2, level: 'All Levels' });
    expect(authoredCourseDetail.parse(course)).toMatchObject({
      requirements: [],
      learningObjectives: [],
    });
    expect(authoredCourseDetail.parse(course).imageUrl).toBeUndefined();
  });

  it('§4, the heart adds and removes', () => {
    const [one, two] = [{ _id: '1' }, { _id: '2' }];
    expect(wishlistToggle([one], two)).toEqual({ action: 'add', list: [two, one] });
    expect(wishlistToggle([two, one], two)).toEqual({ action: 'remove', list: [one] });
  });

  it('§5, empty filters aren’t sent', () => {
    expect(searchOf({})).toEqual({});
    expect(searchOf({ category: 'sea', priceRange: [0, 1000], rating: 0 })).toEqual({ category: 'sea' });
    expect(searchOf({ priceRange: [10, Number.NaN], rating: 4, level: 'Beginner' })).toEqual({
      minPrice: 10,
      rating: 4,
      level: 'Beginner',
    });
  });

  it('§9, badges, cut descriptions, slides and related courses', () => {
    expect([0, 98, 99, 100].map(badgeCount)).toEqual(['0', '98', '99', '99+']);
    expect(shortDescription('x'.repeat(80))).toBe('x'.repeat(80));
    expect(shortDescription('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    // At a word boundary, and without punctuation before the ellipsis.
    expect(shortDescription(`${'word '.repeat(15)}cut in two`)).toBe(`${'word '.repeat(15)}cut…`);
    expect(shortDescription(`${'word '.repeat(15)}split`)).toBe(`${'word '.repeat(15)}split`);
    expect(shortDescription(`${'word '.repeat(14)}end. Something else`)).toBe(`${'word '.repeat(14)}end…`);
    expect(Array.from(shortDescription('👩🏽‍🚀'.repeat(81)).matchAll(/👩🏽‍🚀/gu))).toHaveLength(80);
    expect([slideIndex(2, 1), slideIndex(0, -1), slideIndex(1, 1)]).toEqual([0, 2, 2]);
    const all = ['1', '2', '3', '2', '4', '5'].map((_id) => ({ _id, level: _id === '5' ? 'Beginner' : 'Advanced' }));
    expect(relatedCourses(all, { _id: '1', level: 'Advanced' }).map(({ _id }) => _id)).toEqual(['2', '3', '4']);
    expect(relatedCourses(all, { _id: '1', level: 'Beginner' }).map(({ _id }) => _id)).toEqual(['5', '2', '3']);
  });

  it('quiz answers: several correct options, unanswered ones, the history', () => {
    const options = [
      { text: 'Moon', isCorrect: true },
      { text: 'Sun', isCorrect: true },
      { text: 'Wind', isCorrect: false },
    ];
    const question = { _id: 'q', type: 'multiple-choice' as const, options, correctAnswer: '', points: 1 };
    const score = (userAnswer: string | string[]) =>
      quizScore([question], [{ questionId: 'q', userAnswer }], 100).passed;
    expect([['sun', 'moon '], ['sun'], ['sun', 'moon', 'wind'], 'moon'].map(score)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(unansweredQuestions([question], [{ questionId: 'q', userAnswer: '  ' }])).toEqual([question]);
    expect(unansweredQuestions([question], [{ questionId: 'q', userAnswer: [] }])).toEqual([question]);
    expect(unansweredQuestions([question], [{ questionId: 'q', userAnswer: 'x' }])).toEqual([]);
    const attempt = (attemptNumber: number) => ({ score: 1, passed: false, attemptNumber, createdAt: '' }) as never;
    expect(addAttempt([attempt(1)], attempt(2)).map((one) => one.attemptNumber)).toEqual([2, 1]);
  });

  it('a theme is applied to a page: the class and the variables', () => {
    const style = new Map<string, string>();
    const toggle = vi.fn();
    const page = {
      body: { classList: { toggle } },
      documentElement: { style: { setProperty: (name: string, value: string) => void style.set(name, value) } },
    };
    applyTheme('dark', page);
    expect(toggle).toHaveBeenLastCalledWith('dark', true);
    expect(style.get('--lectern-page-primary')).toBe('#3B82F6');
    applyTheme('light', page);
    expect(toggle).toHaveBeenLastCalledWith('dark', false);
    expect(Object.fromEntries(style)).toMatchObject({
      '--lectern-page-primary': '#1B3C53',
      '--lectern-page-font': 'Montserrat',
      '--lectern-page-space-sm': '0.5rem',
      '--lectern-page-space-md': '1rem',
      '--lectern-page-space-lg': '1.5rem',
      '--lectern-page-space-xl': '2rem',
    });
    expect(Object.keys(themePalettes.light)).toEqual(Object.keys(themePalettes.dark));
  });
});

describe('a pseudo-language', () => {
  it('covers every text of the client and of screens, and keeps placeholders', async () => {
    const { marketplace } = createClient(() => json({}, 500), { messages: pseudoMessages() });
    const t = marketplace.messages.with(words);
    expect(t('notice.signedIn.text', { firstName: 'Lena' })).toMatch(/^\[Wélçómé báçk, Lena!·+\]$/);
    for (const key of Object.keys(words) as WordKey[]) expect(t(key)).toMatch(/^\[.*·+\]$/s);
    await expect(marketplace.wishlist.add({ courseId: id })).rejects.toThrow('[Fáíléd tó ádd çóúŕšé tó wíšhlíšt.');
    const checked = validatorOf(marketplace, sectionDraft).safeParse({});
    expect(checked.success ? [] : checked.errors.every(({ message }) => message.startsWith('['))).toBe(true);
    expect(marketplace.formats.price(0)).toBe('[Fŕéé··]');
  });
});

describe('notifications of the server', () => {
  it('are merged newest first and updated, and stay read', () => {
    const { marketplace } = createClient(() => json({}));
    const one = (number: number, isRead = false) => ({
      _id: `n${number}`,
      title: `${number}`,
      message: '',
      type: 'info' as const,
      link: undefined,
      createdAt: new Date(number * 1000).toISOString(),
      isRead,
      events: 1,
    });
    const { notifications } = marketplace;
    notifications.receive([one(1), one(3), one(2)]);
    notifications.markRead('n3');
    notifications.receive([one(3), one(4)]);
    expect(notifications.getState().items.map(({ _id, isRead }) => [_id, isRead])).toEqual([
      ['n4', false],
      ['n3', true],
      ['n2', false],
      ['n1', false],
    ]);
    notifications.receive(Array.from({ length: 60 }, (_, index) => one(index + 10)));
    expect(notifications.getState().items).toHaveLength(50);
    notifications.markAllRead();
    expect(notifications.getState().items.every(({ isRead }) => isRead)).toBe(true);
  });
});
