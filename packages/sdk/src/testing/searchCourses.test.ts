import { describe, expect, it } from 'vitest';
import { searchCourses } from './searchCourses.ts';
import { createMockSeed } from './seed.ts';

const { courses, categories } = createMockSeed();
const [first] = courses;

describe('the counts of the mock', () => {
  it('ignore their own filter and obey the others', () => {
    const { found, facets } = searchCourses(courses, categories, { facets: true, category: 'kitchen', maxPrice: 400 });
    expect(found.map(({ title }) => title)).toEqual(['Bread With Patience', 'Pickles, Ferments and Time']);
    expect(facets).toMatchObject({
      categories: [
        { slug: 'sky-and-sea', count: 1 },
        { slug: 'kitchen', count: 2 },
        { slug: 'workshop', count: 1 },
      ],
      prices: { free: 1, paid: 3 },
      ratings: [
        { rating: 4.5, count: 1 },
        { rating: 4, count: 1 },
        { rating: 3.5, count: 1 },
      ],
      most: 1_000,
    });
    expect(facets?.levels.map(({ level }) => level)).toEqual(['All Levels', 'Beginner', 'Intermediate', 'Advanced']);
  });

  it('stop at 1,000', () => {
    const many = Array.from({ length: 1_001 }, () => ({ ...(first as (typeof courses)[number]), price: 0 }));
    expect(searchCourses(many, categories, { facets: true }).facets?.prices).toEqual({ free: 1_000, paid: 0 });
  });

  it('are left out unless asked for', () => {
    expect(searchCourses(courses, categories, {}).facets).toBeUndefined();
  });
});
