import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgotPasswordDraft, validatorOf } from '../forms.ts';
import { createFormats } from '../messages/createFormats.ts';
import { createMessages } from '../messages/createMessages.ts';
import { words } from '../messages/words/index.ts';
import { ruleWords } from '../messages/words/ruleWords.ts';
import { course } from '../schemas/course.ts';
import { enrolledCourse } from '../schemas/studiedCourse.ts';
import { formRules } from '../testing/formRules.ts';
import { cartSummary } from './cartSummary.ts';
import { checkFilters } from './checkFilters.ts';
import { checkoutSource } from './checkoutSource.ts';
import { courseEvenings, courseHours, courseSeconds, courseTimes, courseWorkload } from './courseHours.ts';
import { courseProgress } from './courseProgress.ts';
import { decimalsOf, stripeUnit } from './currencies.ts';
import { fileProblem } from './fileLimits.ts';
import { firstLecture } from './firstLecture.ts';
import { isBestseller } from './isBestseller.ts';
import { limits } from './limits.ts';
import { lecturesBeforeQuiz, lecturesToReview } from './quizReview.ts';
import { countWords, readingSeconds } from './readingTime.ts';
import { returnPath } from './returnPath.ts';

const t = createMessages('en-IN').with(ruleWords);
const formats = createFormats('en-IN', 'INR', t);
const rules = formRules({ messages: t });
const errorsOf = (checked: { success: boolean; errors?: readonly { message: string }[] }) =>
  checked.errors?.map(({ message }) => message) ?? [];

describe('cartSummary', () => {
  it.each([
    [[], 0, 0, 0],
    [[0.05], 0.05, 0.01, 0.06],
    [[0.04], 0.04, 0, 0.04],
    [[499], 499, 49.9, 548.9],
    [[1299.5, 499.99], 1799.49, 179.95, 1979.44],
    [[0.1, 0.2], 0.3, 0.03, 0.33],
  ])('sums %j to %d + %d = %d', (prices, subtotal, tax, total) => {
    expect(cartSummary(prices.map((price) => ({ price })))).toMatchObject({ subtotal, tax, total });
  });
});

describe('cartSummary with another tax', () => {
  it.each([
    [[49.99, 23.48], { decimals: 2, taxRate: 19 }, 73.47, 13.96, 87.43],
    [[1235, 500], { decimals: 0, taxRate: 10 }, 1735, 174, 1909],
    [[0.5], { decimals: 2, taxRate: 1 }, 0.5, 0.01, 0.51],
    // 1.15 × 100 is less than 115 in floating point.
    [[130], { decimals: 2, taxRate: 1.15 }, 130, 1.5, 131.5],
    [[499], { decimals: 2, taxRate: 0 }, 499, 0, 499],
  ])('sums %j with %j to %d + %d = %d', (prices, money, subtotal, tax, total) => {
    const summary = cartSummary(
      prices.map((price) => ({ price })),
      money,
    );
    expect(summary).toMatchObject({ subtotal, tax, total });
  });
});

describe('createFormats', () => {
  const written = (currency: string, locale = 'en-IN') => {
    const { price, money, shortMoney, currencySymbol } = createFormats(locale, currency, t, decimalsOf(currency));
    return [price(1299.5), money(0), shortMoney(500), shortMoney(499.5), currencySymbol].map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  };

  it('writes the decimals of the currency, in the way of the language', () => {
    expect(written('INR')).toEqual(['₹1,299.50', '₹0.00', '₹500', '₹499.50', '₹']);
    expect(written('EUR', 'de-DE')).toEqual(['1.299,50 €', '0,00 €', '500 €', '499,50 €', '€']);
    expect(written('JPY')).toEqual(['JP¥1,300', 'JP¥0', 'JP¥500', 'JP¥500', 'JP¥']);
    // Which engines disagree on.
    expect(written('HUF')[0]).toBe('HUF 1,299.50');
  });

  it('writes amounts below zero with a minus sign, not a hyphen', () => {
    const { money, price, shortMoney } = createFormats('en-IN', 'INR', t);
    expect([money(-499.5), price(-499), shortMoney(-500)]).toEqual(['−₹499.50', '−₹499.00', '−₹500']);
  });
});

describe('stripeUnit', () => {
  it('is what Stripe counts in', () => {
    expect(['INR', 'EUR', 'HUF', 'JPY', 'KRW', 'MGA', 'ISK', 'UGX'].map(stripeUnit)).toEqual([
      1, 1, 1, 100, 100, 100, 1, 1,
    ]);
  });
});

describe('checkoutSource', () => {
  const cart = [{ _id: 'cart' }];
  it('uses the passed items, then the cart, then the course in the URL, else nothing', () => {
    const items = [{ _id: 'one' }];
    expect(checkoutSource({ items, cart, courseId: 'x' })).toEqual({ kind: 'items', items });
    expect(checkoutSource({ items: [], cart, courseId: 'x' })).toEqual({ kind: 'cart', items: cart });
    expect(checkoutSource({ cart: [], courseId: 'x' })).toEqual({ kind: 'courses', courseIds: ['x'] });
    expect(checkoutSource({ cart: [], courseId: 'x, y,,x' })).toEqual({ kind: 'courses', courseIds: ['x', 'y'] });
    expect(checkoutSource({ cart: [], courseId: ' ,' })).toEqual({ kind: 'none' });
    expect(checkoutSource({ cart: [] })).toEqual({ kind: 'none' });
  });
});

describe('firstLecture', () => {
  const lectures = (...flags: boolean[]) => flags.map((isCompleted, index) => ({ _id: `${index}`, isCompleted }));
  const two = [
    { lectures: [] },
    { lectures: lectures(true, false, false) },
    { lectures: [{ _id: 'z', isCompleted: false }] },
  ];

  it('is the first incomplete one of the first section that has lectures', () => {
    expect(firstLecture({ sections: two })).toBe('1');
  });
  it('is that section’s first when all of them are complete', () => {
    expect(
      firstLecture({
        sections: [{ lectures: lectures(true, true) }, { lectures: [{ _id: 'z', isCompleted: false }] }],
      }),
    ).toBe('0');
  });
  it('is the last opened one if it is incomplete, else the next incomplete one after it', () => {
    expect(firstLecture({ sections: two, lastLectureId: '2' })).toBe('2');
    expect(firstLecture({ sections: two, lastLectureId: '0' })).toBe('1');
    expect(firstLecture({ sections: two, lastLectureId: 'gone' })).toBe('1');
  });
  it('is none for a course without lectures', () => {
    expect(firstLecture({ sections: [{ lectures: [] }] })).toBeUndefined();
  });
});

describe('derived values', () => {
  it('progress has one decimal and is 0 without lectures', () => {
    const of = (...flags: boolean[]) =>
      courseProgress({ sections: [{ lectures: flags.map((isCompleted) => ({ isCompleted })) }] });
    expect([of(), of(true), of(true, false, false), of(false)]).toEqual([0, 100, 33.3, 0]);
  });
  it('hours are the sum of the seconds, or the stored value without lectures', () => {
    expect([courseHours([3600, 1800], 9), courseHours([170], 9), courseHours([], 9)]).toEqual([1.5, 0, 9]);
    const sections = [{ lectures: [{ duration: 170 }, { duration: 20 }] }, { lectures: [] }];
    expect([courseSeconds({ sections, duration: 0.1 }), courseSeconds({ sections: [], duration: 1.5 })]).toEqual([
      190, 5400,
    ]);
  });
  it('the project is the assignments, all else is lessons; without a project the hours say it all', () => {
    const lectures = (['video', 'text', 'quiz', 'assignment'] as const).map((type, place) => ({
      type,
      duration: 600 * (place + 1),
    }));
    const workload = courseWorkload(lectures);
    expect(courseTimes(lectures)).toEqual({ video: 600, text: 1200, quiz: 1800, assignment: 2400 });
    expect(workload).toEqual({ lessons: 3600, project: 2400 });
    expect(formats.workload(workload)).toBe('1 h of lessons · 40 min project');
    expect(formats.workload({ lessons: 0, project: 2400 })).toBe('40 min project');
    expect([formats.workload({ lessons: 3600, project: 0 }), formats.workload(undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('a course takes evenings of 75 minutes, rounded up, and at least one', () => {
    const evenings = (lessons: number, project = 0) => courseEvenings({ lessons: lessons * 60, project: project * 60 });
    expect([evenings(0), evenings(20), evenings(75), evenings(76), evenings(44, 180), evenings(30, 600)]).toEqual([
      1, 1, 1, 2, 3, 9,
    ]);
  });
  it('a bestseller has more than 100 reviews', () => {
    expect([99, 100, 101].map((numberOfReviews) => isBestseller({ numberOfReviews }))).toEqual([false, false, true]);
  });
});

describe('what to review after a quiz', () => {
  const lecture = (title: string, type = 'text') => ({ _id: title, title, type });
  const sections = [
    { lectures: [lecture('Welcome', 'video')] },
    {
      lectures: [
        lecture('A floor'),
        lecture('Half-time', 'quiz'),
        lecture('A ceiling', 'video'),
        lecture('Full-time', 'quiz'),
      ],
    },
    {
      lectures: [
        lecture('Raising a price'),
        lecture('Try it', 'assignment'),
        lecture('Holding it', 'video'),
        lecture('First', 'quiz'),
      ],
    },
    { lectures: [lecture('Second', 'quiz'), lecture('Last words')] },
  ];
  const before = (id: string) => lecturesBeforeQuiz(sections, id).map(({ title }) => title);
  it('is the videos and texts before it in its section, back to the quiz before', () => {
    expect(before('First')).toEqual(['Raising a price', 'Holding it']);
    expect([before('Half-time'), before('Full-time'), before('gone')]).toEqual([['A floor'], ['A ceiling'], []]);
  });
  it('is those of the nearest section before, where its own has none', () => {
    expect(before('Second')).toEqual(['Raising a price', 'Holding it']);
  });
  /** After missing questions with this text, explained in this lecture if it has a second part. */
  const review = (missed: readonly (readonly [text: string, explainedIn?: string])[], passed = false) => {
    const questions = [['Answered'], ...missed].map(([text = ''], index) => ({ _id: String(index), text }));
    const results = questions.map(({ _id: questionId }, index) => ({
      questionId,
      isCorrect: index === 0,
      explainedIn: missed[index - 1]?.[1],
    }));
    return lecturesToReview(sections, { lectureId: 'First', questions }, { passed, results }).map(({ title }) => title);
  };
  it('is only what the missed questions name, if each of them names something', () => {
    const both = ['Raising a price', 'Holding it'];
    expect(review([['What is “holding it”?']])).toEqual(['Holding it']);
    expect(review([['What is “holding it”?'], ['What does raising a price cost?']])).toEqual(both);
    expect(review([['What is “holding it”?'], ['Why?']])).toEqual(both);
    expect([review([['What are holdings?']]), review([])]).toEqual([both, both]);
  });
  it('is exactly the lectures that explain the missed questions, once each and in the course’s order', () => {
    expect(
      review([
        ['Why?', 'Holding it'],
        ['How?', 'A floor'],
        ['Who?', 'Holding it'],
      ]),
    ).toEqual(['A floor', 'Holding it']);
    expect(review([['What is “holding it”?', 'Welcome']])).toEqual(['Welcome']);
  });
  it('of questions without such a lecture, or with one that is gone, is what the quiz asks about', () => {
    expect(review([['Why?', 'A floor'], ['How?']])).toEqual(['A floor', 'Raising a price', 'Holding it']);
    expect(review([['Why?', 'A floor'], ['What is “holding it”?']])).toEqual(['A floor', 'Holding it']);
    expect(review([['Why?', 'Gone']])).toEqual(['Raising a price', 'Holding it']);
  });
  it('after passing is only what explains the missed questions', () => {
    expect([review([], true), review([['Why?'], ['How?', 'A floor']], true)]).toEqual([[], ['A floor']]);
  });
  it('without results is all that the quiz asks about', () => {
    const quiz = { lectureId: 'First', questions: [{ _id: '1', text: 'Why?' }] };
    expect(lecturesToReview(sections, quiz, { passed: false })).toHaveLength(2);
    expect(lecturesToReview(sections, { ...quiz, lectureId: 'gone' }, { passed: false })).toEqual([]);
  });
});

describe('the length of a text', () => {
  it('counts words, but no tags, references or punctuation', () => {
    expect(countWords('<h2 title="two words">One</h2><p>two<br>three &amp; four – 5 … «Größe» don’t</p>')).toBe(7);
    expect([countWords(''), countWords('<hr>')]).toEqual([0, 0]);
  });
  it('is 200 words a minute, in whole seconds', () => {
    expect([0, 1, 200, 301].map((count) => readingSeconds(`<p>${'word '.repeat(count)}</p>`))).toEqual([0, 0, 60, 90]);
  });
});

describe('returnPath', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil',
    'javascript:alert(1)',
    'https://evil.example/',
    '',
    null,
    '/login?next=/x',
    '/auth/success?token=x',
    '/..//evil.example',
    '/.//evil.example',
    '/x/../../..//evil.example',
    '/./%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/\t/[',
    '//',
    '/x/../login',
  ])('ignores %j', (path) => expect(returnPath(path)).toBeUndefined());
  it.each(['/cart', '/course/1?x=2#y', '/'])('keeps %j', (path) => expect(returnPath(path)).toBe(path));

  it('never leaves the origin, whatever the address', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%', '%09', '\t', '\n', '\r', ' ', '\0', '@'],
      ...[':', '?', '#', '[', '::1', 'evil.example', 'https:', 'javascript:', 'x', 'é'],
    );
    const address = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    const here = 'https://lectern.example/login?next=1';
    fc.assert(
      fc.property(address, (candidate) => {
        const path = returnPath(candidate);
        if (path === undefined) return;
        expect(new URL(path, here).origin).toBe('https://lectern.example');
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the drafts', () => {
  const person = { firstName: 'A', lastName: 'B', email: 'a@b', password: '123456' };

  it('signing in requires an email with an at-sign and a password', () => {
    expect(errorsOf(rules.signInDraft.safeParse({ email: ' ', password: '' }))).toEqual([
      'Please enter your email address.',
      'Please enter a valid email address.',
      'Please enter your password.',
    ]);
    expect(rules.signInDraft.safeParse({ email: ' A@B ', password: ' ' })).toEqual({
      success: true,
      data: { email: 'a@b', password: ' ' },
    });
  });

  it('signing up requires 6 characters and names, and refuses admin', () => {
    expect(rules.signUpDraft.safeParse(person)).toMatchObject({ success: true, data: { role: 'learner' } });
    expect(errorsOf(rules.signUpDraft.safeParse({ ...person, password: '12345' }))).toEqual([
      'Password must be at least 6 characters long.',
    ]);
    expect(errorsOf(rules.signUpDraft.safeParse({ ...person, password: '' }))).toEqual(['Please enter your password.']);
    expect(errorsOf(rules.signUpDraft.safeParse({ ...person, role: 'admin' }))).toEqual([
      'Please choose learner or instructor.',
    ]);
    expect(errorsOf(rules.signUpDraft.safeParse({ ...person, firstName: ' ' }))).toEqual([
      'Please enter your first name.',
    ]);
    expect(rules.signUpDraft.safeParse({ ...person, isAdmin: true }).success).toBe(false);
    expect(rules.signUpDraft.safeParse({ ...person, firstName: 'a\u0000b' }).success).toBe(false);
  });

  it('a card has a name, a number with a valid check digit, a date that isn’t past, and a code', () => {
    const card = { name: 'A B', number: '4242 4242 4242 4242', expiry: '12/39', code: '123' };
    expect(rules.cardDraft.safeParse(card)).toMatchObject({ success: true, data: { number: '4242424242424242' } });
    expect(errorsOf(rules.cardDraft.safeParse({ ...card, number: '4242424242424241' }))).toEqual([
      'Please enter a valid card number.',
    ]);
    expect(errorsOf(rules.cardDraft.safeParse({ ...card, expiry: '01/20' }))).toEqual([
      'Please enter a future expiry date (MM/YY).',
    ]);
    const now = new Date();
    const thisMonth = `${String(now.getMonth() + 1).padStart(2, '0')}/${String(now.getFullYear()).slice(2)}`;
    expect(rules.cardDraft.safeParse({ ...card, expiry: thisMonth }).success).toBe(true);
    expect(rules.cardDraft.safeParse({ ...card, expiry: '13/39' }).success).toBe(false);
    for (const [expiry, isGood] of [
      ['1/39', true],
      ['12 / 2039', true],
      ['12/2019', false],
      ['12/1939', false],
    ] as const)
      expect(rules.cardDraft.safeParse({ ...card, expiry }).success, expiry).toBe(isGood);
    for (const [code, isGood] of [
      ['12', false],
      ['123', true],
      ['1234', true],
      ['12345', false],
    ] as const) {
      expect(rules.cardDraft.safeParse({ ...card, code }).success).toBe(isGood);
    }
  });
});

describe('the filters', () => {
  it.each<[unknown, object]>([
    [{}, {}],
    [
      { category: ' Art ', level: '', rating: '4.5' },
      { category: 'Art', rating: 4.5 },
    ],
    [
      { minPrice: ' 10 ', maxPrice: 10 },
      { minPrice: 10, maxPrice: 10 },
    ],
    [{ minPrice: 'cheap', maxPrice: '', rating: null, category: undefined }, {}],
    [{ minPrice: Number.NaN, maxPrice: Number.POSITIVE_INFINITY, rating: '1e999' }, {}],
    [
      { minPrice: 0, maxPrice: '0' },
      { minPrice: 0, maxPrice: 0 },
    ],
    [{ category: 5, level: ['x'], minPrice: [5], maxPrice: true, rating: {} }, {}],
    [JSON.parse('{"__proto__":{"minPrice":-1},"other":1}'), {}],
  ])('%j are %j', (draft, data) => expect(checkFilters(draft)).toEqual({ success: true, data }));

  it.each<[unknown, object[]]>([
    [{ minPrice: '10', maxPrice: '9' }, [{ field: 'maxPrice', message: 'rule.priceOrder' }]],
    [{ minPrice: -1 }, [{ field: 'minPrice', message: 'rule.price' }]],
    [
      { rating: '-0.5', maxPrice: -2 },
      [
        { field: 'maxPrice', message: 'rule.price' },
        { field: 'rating', message: 'rule.price' },
      ],
    ],
    [null, [{ field: '', message: 'error.invalidInput' }]],
    [['minPrice'], [{ field: '', message: 'error.invalidInput' }]],
    ['minPrice', [{ field: '', message: 'error.invalidInput' }]],
  ])('%j break a rule', (draft, errors) => {
    expect(checkFilters(draft)).toEqual({ success: false, errors });
    const checked = rules.filtersDraft.safeParse(draft);
    expect(checked.success ? [] : checked.errors.map(({ message }) => message)).toEqual(
      errors.map((error) => t((error as { message: 'rule.price' }).message)),
    );
  });
});

describe('the rules of a client', () => {
  it('are made once', () => {
    const client = { messages: createMessages('en-IN', { 'rule.email': 'No email.' }) };
    const rule = validatorOf(client, forgotPasswordDraft);
    expect(validatorOf(client, forgotPasswordDraft)).toBe(rule);
    expect(rule.safeParse({ email: '' })).toMatchObject({ errors: [{ field: 'email', message: 'No email.' }] });
    expect(validatorOf({ messages: t }, forgotPasswordDraft)).not.toBe(rule);
  });
});

describe('a parsed course', () => {
  it('gets the defaults of §3 for missing fields', () => {
    expect(enrolledCourse.parse({ _id: '1', title: 'T', category: 'Sea', imageUrl: '', level: null })).toMatchObject({
      level: 'All Levels',
      lastUpdated: 'N/A',
      category: { _id: 'Sea', name: 'Sea' },
      learningObjectives: ['Learn key concepts and skills', 'Apply knowledge practically', 'Gain industry insights'],
      requirements: ['Basic computer skills', 'Internet access'],
      targetAudience: ['Beginners', 'Professionals'],
      imageUrl: expect.stringMatching(/^data:image\/svg/),
    });
  });
  it('gives the same result when parsed twice', () => {
    const once = course.parse({ _id: '1', title: 'T', category: 'Sea', creatorId: 'x' });
    expect(course.parse(once)).toEqual(once);
  });
});

describe('words and numbers', () => {
  it('use Indian formats', () => {
    expect(formats.price(1299.5)).toBe('₹1,299.50');
    expect(formats.price(123456)).toBe('₹1,23,456.00');
    expect([formats.price(0), formats.money(0)]).toEqual(['Free', '₹0.00']);
    expect([formats.rating(4.6666), formats.decimal(33.3)]).toEqual(['4.7', '33.3']);
    const now = Date.parse('2026-08-14T12:00:00Z');
    expect(
      ['2026-08-14T12:00:09Z', '2026-08-14T11:55:00Z', '2026-08-14T09:10:00Z', '2026-08-13T10:00:00Z'].map((time) =>
        formats.ago(time, now),
      ),
    ).toEqual(['just now', '5 minutes ago', '2 hours ago', 'yesterday']);
    expect([formats.ago('2026-08-01T12:00:00Z', now), formats.ago('N/A', now)]).toEqual(['1 Aug 2026', 'N/A']);
    expect([formats.date('2026-08-14T23:00:00Z'), formats.date('N/A')]).toEqual(['14 Aug 2026', 'N/A']);
    expect(formats.dateTime('N/A')).toBe('N/A');
    expect(formats.dateTime('2026-08-14T12:05:00Z')).toMatch(/^1[345] Aug 2026, \d{1,2}:\d5/);
    expect([0, 0.2, 20, 59.6, 89, 3600, 3900].map(formats.duration)).toEqual([
      '0 min',
      '1 s',
      '20 s',
      '1 min',
      '1 min',
      '1 h',
      '1 h 5 min',
    ]);
    expect([0, 0.005, 0.04, 0.05, 0.4, 12].map(formats.hours)).toEqual([
      '0 min',
      '18 s',
      '2 min',
      '0.1 h',
      '0.4 h',
      '12.0 h',
    ]);
    expect([5, 65, 3723].map(formats.clock)).toEqual(['0:05', '1:05', '1:02:03']);
  });
  it('respect locale, currency, overrides, placeholders and plurals', () => {
    const de = createMessages('de-DE', { 'price.free': 'Kostenlos' });
    expect(createFormats('de-DE', 'EUR', de).price(1299.5)).toBe('1.299,50\u00a0€');
    expect(createFormats('de-DE', 'EUR', de).price(0)).toBe('Kostenlos');
    expect(t('notice.signedIn.text', { firstName: '{x} $1' })).toBe('Welcome back, {x} $1!');
    const screen = t.with(words);
    expect([screen.plural('count.found', 1), screen.plural('count.found', 1200)]).toEqual([
      '1 Course Found',
      '1,200 Courses Found',
    ]);
  });
  it('are the same function for the same table, and the latest table precedes', () => {
    const table = { 'price.free': 'Gratis' };
    expect(t.with(table)).toBe(t.with(table));
    expect(t.with(table)).not.toBe(t.with({ ...table }));
    expect(t.with(words).with(table)('price.free')).toBe('Gratis');
    expect(createMessages('en-IN', { 'price.free': 'Kostenlos' }).with(table)('price.free')).toBe('Kostenlos');
  });
  it('always have both plural forms', () => {
    for (const key of Object.keys(words).filter((name) => name.endsWith('.one'))) {
      expect(words).toHaveProperty([key.replace(/one$/, 'other')]);
    }
  });
});

describe('a file of captions', () => {
  const MB = 1_048_576;
  it.each([
    ['text/vtt', 'a.vtt', MB, undefined],
    ['', 'a.VTT', 1, undefined],
    ['text/vtt; charset=utf-8', 'a.vtt', 1, undefined],
    ['text/vtt', 'a.vtt', MB + 1, 'size'],
    ['text/plain', 'a.vtt', 1, 'type'],
    ['', 'a.srt', 1, 'type'],
  ])('%s %s of %i bytes: %s', (type, name, size, reason) => {
    expect(fileProblem({ type, name, size }, 'captions')?.reason).toBe(reason);
  });
});

describe('limits', () => {
  it.each([
    [t('rule.passwordLength'), limits.minLength.password],
    [t('rule.newPasswordLength'), limits.minLength.password],
    [t('rule.courseTitle'), limits.minLength.courseTitle],
    [t('rule.courseDescription'), limits.minLength.courseDescription],
    [t('rule.categoryName'), limits.minLength.categoryName],
    [t('rule.sectionTitle'), limits.minLength.sectionTitle],
    [t('rule.lectureTitle'), limits.minLength.lectureTitle],
    [t('rule.textContent'), limits.minLength.lectureText],
    [t('rule.quizTitle'), limits.minLength.quizTitle],
    [t('rule.questionText'), limits.minLength.questionText],
    [t('rule.optionText'), limits.minLength.optionText],
    [t('rule.options'), limits.minOptions],
  ])('are the numbers of their sentences: %s', (sentence, least) => {
    expect(sentence.match(/\d+/)?.[0]).toBe(String(least));
  });
});
