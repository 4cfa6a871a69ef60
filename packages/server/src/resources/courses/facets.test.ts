import { type CourseFacets, endpoints } from '@lectern/sdk/api';
import { courseLevels, minRatings } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();
type Input = Parameters<typeof server.call<typeof endpoints.courses.search>>[1];
const search = async (input: Input) => (await server.call(endpoints.courses.search, input)).body;

/** The same numbers in every run. */
function createRandom() {
  let state = 7;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const random = createRandom();
const oneOf = <T>(values: readonly T[]) => values[random(values.length)] as T;
const words = ['anchor', 'basalt', 'cedar', 'delta'];

interface Made {
  title: string;
  category: string;
  level: string;
  price: number;
  rating: number;
  reviews: number;
}
const made: Made[] = [];
let categories: { _id: string; slug: string }[];

beforeAll(async () => {
  for (const name of ['Rocks', 'Rivers', 'Trees']) await server.make.category(name);
  const { body } = await server.call(endpoints.categories.list);
  categories = body.categories.map(({ _id, slug = '' }) => ({ _id, slug }));
  for (let place = 0; place < 200; place += 1) {
    const one: Made = {
      title: `${oneOf(words)} ${oneOf(words)} ${place}`,
      category: oneOf(categories)._id,
      level: oneOf(courseLevels),
      price: oneOf([0, 0, 499, 500, 1_200]),
      rating: random(51) / 10,
      reviews: random(10),
    };
    made.push(one);
    await server.make.course({
      title: one.title,
      description: 'Made up.',
      categoryId: one.category,
      level: one.level,
      pricePaise: one.price * 100,
      averageRating: one.rating,
      reviewCount: one.reviews,
    });
  }
  await server.make.course({ title: 'anchor', status: 'draft', categoryId: oneOf(categories)._id });
  await server.make.course({ title: 'anchor', deletedAt: new Date(), categoryId: oneOf(categories)._id });
});

interface Chosen {
  q?: string | undefined;
  category?: string | undefined;
  level?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  rating?: number | undefined;
  featured?: boolean | undefined;
}
/** The counts, one course and one option at a time. */
function countOneByOne(input: Chosen): CourseFacets {
  const conditions: Record<string, (course: Made) => boolean> = {
    words: ({ title }) => (input.q ?? '').split(' ').every((word) => title.includes(word)),
    featured: ({ reviews }) => !input.featured || reviews >= 5,
    category: ({ category }) => !input.category || category === input.category,
    level: ({ level }) => !input.level || level === input.level,
    price: ({ price }) => price >= (input.minPrice ?? 0) && price <= (input.maxPrice ?? 1e9),
    rating: ({ rating }) => rating >= (input.rating ?? 0),
  };
  const count = (ignored: string, isCounted: (course: Made) => boolean) =>
    made.filter(
      (course) =>
        isCounted(course) && Object.entries(conditions).every(([name, holds]) => name === ignored || holds(course)),
    ).length;
  return {
    categories: categories.map(({ _id, slug }) => ({
      _id,
      slug,
      count: count('category', ({ category }) => category === _id),
    })),
    levels: courseLevels.map((name) => ({ level: name, count: count('level', ({ level }) => level === name) })),
    prices: { free: count('price', ({ price }) => price === 0), paid: count('price', ({ price }) => price > 0) },
    ratings: minRatings.map((least) => ({ rating: least, count: count('rating', ({ rating }) => rating >= least) })),
    most: 1_000,
    isExact: { categories: true, levels: true, prices: true, ratings: true },
  };
}

describe('the counts beside filters', () => {
  it('are those of counting one by one, for any words and filters', async () => {
    for (let round = 0; round < 60; round += 1) {
      const input: Chosen = {
        q: oneOf([undefined, oneOf(words), `${oneOf(words)} ${oneOf(words)}`]),
        category: oneOf([undefined, oneOf(categories)._id]),
        level: oneOf([undefined, oneOf(courseLevels)]),
        minPrice: oneOf([undefined, undefined, 500]),
        maxPrice: oneOf([undefined, undefined, 0, 1_000]),
        rating: oneOf([undefined, oneOf(minRatings)]),
        featured: oneOf([undefined, undefined, true]),
      };
      const { facets } = await search({ ...input, sort: oneOf([undefined, 'price']), facets: true });
      expect(facets, JSON.stringify(input)).toEqual(countOneByOne(input));
    }
  });

  it('are those of the corrected words', async () => {
    const corrected = await search({ q: 'basatl', facets: true });
    expect(corrected.correctedQuery).toBe('basalt');
    expect(corrected.facets).toEqual(countOneByOne({ q: 'basalt' }));
    // Also where a filter leaves none of them: the counts lead on.
    const filtered = await search({ q: 'basatl', maxPrice: 1, minPrice: 0.5, facets: true });
    expect(filtered).toMatchObject({ totalResults: 0, correctedQuery: 'basalt' });
    expect(filtered.facets).toEqual(countOneByOne({ q: 'basalt', maxPrice: 1, minPrice: 0.5 }));
  });

  it('are zero where nothing matches, and absent where they are not asked for', async () => {
    const { facets } = await search({ q: 'nothing like this', facets: true });
    expect(facets?.levels.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect(facets?.prices).toEqual({ free: 0, paid: 0 });
    expect(await search({ q: 'anchor' })).not.toHaveProperty('facets');
    expect(await search({ q: 'anchor', facets: false })).not.toHaveProperty('facets');
  });

  it('say "at least" where more courses match than are read', async () => {
    const [rocks] = categories;
    // In parts, for the limit on a statement's time.
    for (const part of ['a', 'b', 'c', 'd', 'e', 'f'])
      await server.db.execute(sql`insert into courses (id, creator_id, category_id, title, description, price_paise, status)
        select ${part} || n, (select creator_id from courses limit 1), ${rocks?._id}, 'Echo', 'Made up.', 0, 'published'
        from generate_series(1, 1000) n`);
    const echoes = await search({ q: 'echo', facets: true });
    expect(echoes.facets).toMatchObject({
      isExact: { categories: false, levels: false, prices: false, ratings: false },
      prices: { free: 1_000, paid: 0 },
    });
    // A filter that leaves few of them makes the counts of the other filters exact.
    const few = await search({ level: 'Beginner', facets: true });
    const { categories: ofLevel, prices, ratings } = countOneByOne({ level: 'Beginner' });
    expect(few.facets).toMatchObject({ categories: ofLevel, prices, ratings });
    expect(few.facets?.isExact).toEqual({ categories: true, levels: false, prices: true, ratings: true });
    // So do two, of which each would.
    const fewer = await search({ level: 'Beginner', rating: 4, facets: true });
    expect(fewer.facets).toEqual(countOneByOne({ level: 'Beginner', rating: 4 }));
    expect(fewer.totalResults).toBe(made.filter(({ level, rating }) => level === 'Beginner' && rating >= 4).length);
    // So does one of three, of which two leave more than are read.
    const three = { category: rocks?._id, maxPrice: 500, level: 'Beginner' };
    const one = await search({ ...three, facets: true });
    const { levels: _, isExact: __, ...others } = countOneByOne(three);
    expect(one.facets).toMatchObject(others);
    expect(one.facets?.isExact).toEqual({ categories: true, levels: false, prices: true, ratings: true });
    const none = await search({ q: 'echo', level: 'Beginner', rating: 4, facets: true });
    expect(none).toMatchObject({ totalResults: 0, facets: { prices: { free: 0, paid: 0 } } });
    // The whole catalogue has exact counts of its categories, though it is larger.
    const whole = await search({ facets: true });
    expect(whole.facets?.isExact).toEqual({ categories: true, levels: false, prices: false, ratings: false });
    const expected = countOneByOne({}).categories.map((one) =>
      one._id === rocks?._id ? { ...one, count: 1_000 } : one,
    );
    expect(whole.facets?.categories).toEqual(expected);
  });
});
