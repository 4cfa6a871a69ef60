import { endpoints } from '@lectern/sdk/api';
import { eq, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { categories, users } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();
let technology: string;
const search = async (input: Parameters<typeof server.call<typeof endpoints.courses.search>>[1]) =>
  (await server.call(endpoints.courses.search, input)).body;
const titles = async (input: Parameters<typeof search>[0]) => (await search(input)).courses.map(({ title }) => title);

beforeAll(async () => {
  technology = await server.make.category('Technology');
  const design = await server.make.category('Interface Design');
  const zainab = await server.make.user({ role: 'instructor', firstName: 'Zainab', lastName: 'Qureshi' });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  await server.make.course({
    title: 'Python for Data',
    categoryId: technology,
    pricePaise: 139_900,
    createdAt: day(1),
    averageRating: 4.96,
    reviewCount: 40,
  });
  await server.make.course({
    title: 'Gardens',
    description: 'A little Python of the zoological kind, and 100% fun.',
    pricePaise: 49_950,
    createdAt: day(2),
    averageRating: 5,
    reviewCount: 4,
  });
  await server.make.course({
    title: 'Letters',
    categoryId: design,
    creatorId: zainab,
    pricePaise: 0,
    createdAt: day(3),
    averageRating: 4.1,
    reviewCount: 9,
  });
  await server.make.course({ title: 'Under_score', pricePaise: 50_000, createdAt: day(4) });
  await server.make.course({ title: 'Python in secret', status: 'draft', categoryId: technology });
  await server.make.course({ title: 'Python of old', status: 'archived' });
  await server.make.course({ title: 'Python deleted', deletedAt: new Date() });
});

describe('searching the catalogue', () => {
  it('lists published courses, best rated first unless they are sorted otherwise', async () => {
    expect(await titles({})).toEqual(['Gardens', 'Python for Data', 'Letters', 'Under_score']);
    expect(await titles({ sort: 'newest' })).toEqual(['Under_score', 'Letters', 'Gardens', 'Python for Data']);
  });

  it('finds words in title, description, instructor and category, the title first', async () => {
    expect(await titles({ q: 'python' })).toEqual(['Python for Data', 'Gardens']);
    expect(await titles({ q: 'PYTHON data' })).toEqual(['Python for Data']);
    expect(await titles({ q: 'zainab' })).toEqual(['Letters']);
    expect(await titles({ q: 'interface' })).toEqual(['Letters']);
    expect(await titles({ q: 'qureshi letters' })).toEqual(['Letters']);
    expect(await titles({ q: 'nothing like this' })).toEqual([]);
  });

  it('returns the corrected words', async () => {
    const corrected = async (input: Parameters<typeof titles>[0]) =>
      (await server.call(endpoints.courses.search, input)).body.correctedQuery;
    expect(await corrected({ q: 'pyhton' })).toBe('python');
    expect(await corrected({ q: 'pyton data' })).toBe('python data');
    expect(await corrected({ q: 'Data PYHTON' })).toBe('data python');
    expect(await corrected({ q: 'python' })).toBeUndefined();
    expect(await corrected({ q: 'arden' })).toBeUndefined();
    expect(await corrected({ q: 'nothing like this' })).toBeUndefined();
    expect(await corrected({})).toBeUndefined();
    // A word that only a draft has.
    expect(await corrected({ q: 'secret' })).toBeUndefined();
    expect(await corrected({ q: 'pyhton', exact: true })).toBeUndefined();
    expect(await titles({ q: 'pyhton', exact: true })).toEqual([]);
    expect(await titles({ q: 'python', exact: true })).toEqual(await titles({ q: 'python' }));
    expect(await titles({ q: 'arden', exact: true })).toEqual(['Gardens']);
  });

  it('says what there would be without the filters, and without "exact"', async () => {
    const body = async (input: Parameters<typeof titles>[0]) =>
      (await server.call(endpoints.courses.search, input)).body;
    expect(await body({ q: 'python data', maxPrice: 0 })).toMatchObject({ totalResults: 0, unfilteredResults: 1 });
    expect(await body({ q: 'pyhton', maxPrice: 0 })).toMatchObject({
      totalResults: 0,
      correctedQuery: 'python',
      unfilteredResults: 2,
    });
    expect(await body({ q: 'pyhton', exact: true })).toMatchObject({ totalResults: 0, suggestedQuery: 'python' });
    for (const input of [{ q: 'python' }, { q: 'nothing like this', maxPrice: 0 }, { maxPrice: 0 }]) {
      const { unfilteredResults, suggestedQuery } = await body(input);
      expect([input, unfilteredResults, suggestedQuery]).toEqual([input, undefined, undefined]);
    }
  });

  it('corrects typing errors', async () => {
    expect(await titles({ q: 'pyhton' })).toEqual(['Python for Data', 'Gardens']);
    expect(await titles({ q: 'pyton data' })).toEqual(['Python for Data']);
  });

  it('looks for spellings of at most three words, and of none that is longer than any known word', async () => {
    const run = vi.spyOn(server.db, 'execute');
    const dialect = new PgDialect();
    const lookups = async (q: string) => {
      run.mockClear();
      await search({ q });
      return run.mock.calls.filter(([given]) => dialect.sqlToQuery(given as SQL).sql.includes('search_words')).length;
    };
    expect(await lookups('pyhton')).toBe(1);
    expect(await lookups('pyhton data gardns')).toBeLessThanOrEqual(2);
    expect(await lookups('x'.repeat(200))).toBe(0);
    expect(await lookups(`pyhton ${'x'.repeat(41)}`)).toBe(0);
    expect(await lookups('qqqqqq wwwwww zzzzzz kkkkkk jjjjjj vvvvvv ffffff hhhhhh')).toBe(1);
    expect(await lookups('pyhton pyton pythn pythno ypthon pytohn pyhtn pythom')).toBe(3);
    run.mockRestore();
  });

  it('takes special characters literally', async () => {
    expect(await titles({ q: '100%' })).toEqual(['Gardens']);
    // Punctuation alone is searched in titles.
    expect(await titles({ q: '%' })).toEqual([]);
    expect(await titles({ q: '_' })).toEqual(['Under_score']);
    expect(await titles({ q: "'; drop table courses; --" })).toEqual([]);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ q: '   ' })).toHaveLength(4);
  });

  it('finds courses by the new name of an instructor or a category', async () => {
    await server.db.update(users).set({ lastName: 'Siddiqui' }).where(eq(users.firstName, 'Zainab'));
    await server.db.update(categories).set({ name: 'Screens' }).where(eq(categories.name, 'Interface Design'));
    expect(await titles({ q: 'siddiqui' })).toEqual(['Letters']);
    expect(await titles({ q: 'screens' })).toEqual(['Letters']);
    expect(await titles({ q: 'qureshi' })).toEqual([]);
  });

  it('filters by category as id, slug or name', async () => {
    for (const category of [technology, 'technology', 'TECHNOLOGY']) {
      expect(await titles({ category })).toEqual(['Python for Data']);
    }
    expect(await titles({ category: 'unknown' })).toEqual([]);
  });

  it('filters by level and by minimum rating', async () => {
    expect(await titles({ level: 'all levels' })).toHaveLength(4);
    expect(await titles({ level: 'Beginner' })).toEqual([]);
    expect(await titles({ rating: 4.9 })).toEqual(['Gardens', 'Python for Data']);
    expect(await titles({ rating: 4.97, q: 'python' })).toEqual(['Gardens']);
  });

  it('finds parts of words in titles where no word begins with them', async () => {
    expect(await titles({ q: 'arden' })).toEqual(['Gardens']);
    expect(await titles({ q: 'gard' })).toEqual(['Gardens']);
  });

  it('matches words of one or two letters only as a whole', async () => {
    expect(await titles({ q: 'py' })).toEqual([]);
    expect(await titles({ q: 'of' })).toEqual(['Gardens']);
    expect(await titles({ q: 'c++' })).toEqual([]);
  });

  it('corrects typing errors in words of descriptions and objectives', async () => {
    expect(await titles({ q: 'zoolgical' })).toEqual(['Gardens']);
  });

  it('filters by an inclusive range of prices in rupees', async () => {
    expect(await titles({ minPrice: 499.5, maxPrice: 500, sort: 'price' })).toEqual(['Gardens', 'Under_score']);
    expect(await titles({ maxPrice: 0 })).toEqual(['Letters']);
    expect(await titles({ minPrice: 9000 })).toEqual([]);
  });

  it('features the best rated courses with enough reviews', async () => {
    expect(await titles({ featured: true, limit: 8 })).toEqual(['Python for Data', 'Letters']);
  });

  it('sorts', async () => {
    expect((await titles({ sort: 'rating' }))[0]).toBe('Gardens');
    expect((await titles({ sort: 'price' }))[0]).toBe('Letters');
    expect((await titles({ q: 'python', sort: 'newest' }))[0]).toBe('Gardens');
  });

  it('finds chosen courses in their order', async () => {
    const ids = new Map((await search({})).courses.map(({ title, _id }) => [title, _id]));
    const chosen = ['Gardens', 'Under_score', 'Letters'].map((title) => String(ids.get(title)));
    const found = await search({ ids: [...chosen, 'f'.repeat(24)] });
    expect(found.courses.map(({ title }) => title)).toEqual(['Gardens', 'Under_score', 'Letters']);
    expect(found).toMatchObject({ currentPage: 1, totalPages: 1, totalResults: 3 });
    expect(await titles({ ids: chosen, sort: 'price' })).toEqual(['Letters', 'Gardens', 'Under_score']);
    expect(await titles({ ids: chosen, limit: 1, page: 2 })).toEqual(['Under_score']);
    expect(await titles({ ids: chosen, q: 'python' })).toEqual(['Gardens']);
  });

  it('returns pages with correct totals, also past the end', async () => {
    const first = await search({ limit: 3 });
    expect(first).toMatchObject({ currentPage: 1, totalPages: 2, totalResults: 4 });
    expect((await search({ limit: 3, page: 2 })).courses).toHaveLength(1);
    expect(await search({ limit: 3, page: 9 })).toEqual({
      courses: [],
      currentPage: 9,
      totalPages: 2,
      totalResults: 4,
    });
  });

  it('returns course cards', async () => {
    const [course] = (await search({ category: 'technology' })).courses;
    expect(course).toMatchObject({
      price: 1399,
      averageRating: 5,
      numberOfReviews: 40,
      category: { name: 'Technology', slug: 'technology' },
      creatorId: { firstName: 'Asha', lastName: 'Menon' },
    });
  });

  it.each([
    'page=0',
    'page=1001',
    'page=1e20',
    'page=a',
    'limit=51',
    'limit=0',
    'minPrice=-1',
    'q=%00',
    'q=a&q=b',
    'sort=best',
    'ids=7',
    `ids=${Array.from({ length: 51 }, () => 'f'.repeat(24)).join()}`,
    'other=1',
    'featured=2',
  ])('refuses %s', async (query) => {
    const answer = await server.inject({ url: `/api/search/courses?${query}` });
    expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_input' } });
  });

  it('names a parameter that is given more than once', async () => {
    const answer = await server.inject({ url: '/api/search/courses?q=a&level=Beginner&q=b' });
    const message = 'Please give this parameter only once.';
    expect(answer.problem).toMatchObject({ message, details: [{ field: 'q', message }] });
  });

  it('is not sent again while it is unchanged', async () => {
    const first = await server.inject({ url: '/api/search/courses' });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: expect.stringContaining('Authorization'),
    });
    const again = await server.inject({
      url: '/api/search/courses',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    const packed = await server.inject({ url: '/api/search/courses', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const stillSame = await server.inject({
      url: '/api/search/courses',
      headers: { 'if-none-match': String(packed.headers.etag) },
    });
    expect(stillSame.status).toBe(304);
  });
});

describe('categories', () => {
  it('are sorted by name, with the number of published courses', async () => {
    const { body } = await server.call(endpoints.categories.list);
    expect(body.categories.map(({ name, courseCount }) => [name, courseCount])).toEqual([
      ['Screens', 1],
      ['Technology', 1],
    ]);
  });
});

it('does not correct a word that only the filters keep out', async () => {
  await server.make.course({ title: 'Tying knots', pricePaise: 0 });
  await server.make.course({ title: 'Simple knits', pricePaise: 90_000 });
  const { body } = await server.call(endpoints.courses.search, { q: 'knots', minPrice: 800 });
  expect(body).toMatchObject({ courses: [], totalResults: 0 });
  expect(body.correctedQuery).toBeUndefined();
});
