import type { output } from 'zod/mini';
import { isComingSoon } from '../rules/isComingSoon.ts';
import { courseLevels, limits, minRatings } from '../rules/limits.ts';
import type { Category, CourseFacets, courseSearch } from '../schemas/index.ts';
import type { MockCourse } from './seed.ts';

type Listed = MockCourse & { hasLectures?: boolean };

/** The same courses, those that can't be bought yet last. */
export const lastComingSoon = <Course extends Pick<Listed, 'price' | 'hasLectures'>>(courses: readonly Course[]) =>
  courses.toSorted((a, b) => Number(isComingSoon(a)) - Number(isComingSoon(b)));

/** The courses that a search finds, in its order, and how many it would find with other filters. */
export function searchCourses(
  courses: readonly Listed[],
  categories: readonly Category[],
  input: output<typeof courseSearch>,
): { found: Listed[]; facets: CourseFacets | undefined } {
  const words = input.q?.toLowerCase() ?? '';
  const wanted = input.category?.toLowerCase();
  const categoryIds = categories
    .filter((one) => [one._id, one.slug, one.name].some((name) => name?.toLowerCase() === wanted))
    .map((one) => one._id);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, level, rating = 0, featured, ids } = input;
  const isLevel = (course: Listed, name: string) => course.level.toLowerCase() === name.toLowerCase();
  const filters: Record<string, (course: Listed) => boolean> = {
    words: ({ title, description }) => `${title} ${description}`.toLowerCase().includes(words),
    featured: ({ numberOfReviews }) => !featured || numberOfReviews >= 5,
    ids: ({ _id }) => !ids || ids.includes(_id),
    category: ({ categoryId }) => wanted === undefined || categoryIds.includes(categoryId),
    level: (course) => !level || isLevel(course, level),
    price: ({ price }) => price >= minPrice && price <= maxPrice,
    rating: ({ averageRating }) => averageRating >= rating,
  };
  const passing = (except?: string) =>
    courses.filter((course) => Object.entries(filters).every(([name, passes]) => name === except || passes(course)));
  const most = limits.countedCourses;
  const count = (filter: string, has: (course: Listed) => boolean) =>
    Math.min(most, passing(filter).filter(has).length);

  const found = lastComingSoon(passing().sort(orderOf(input)));
  if (!input.facets) return { found, facets: undefined };
  const facets = {
    categories: categories.map(({ _id, slug = _id }) => ({
      _id,
      slug,
      count: count('category', ({ categoryId }) => categoryId === _id),
    })),
    levels: courseLevels.map((name) => ({ level: name, count: count('level', (course) => isLevel(course, name)) })),
    prices: { free: count('price', ({ price }) => price === 0), paid: count('price', ({ price }) => price > 0) },
    ratings: minRatings.map((least) => ({
      rating: least,
      count: count('rating', ({ averageRating }) => averageRating >= least),
    })),
    most,
    isExact: { categories: true, levels: true, prices: true, ratings: true },
  };
  return { found, facets };
}

/** As the server sorts; the catalogue has the newest course first. */
function orderOf({ ids, sort }: output<typeof courseSearch>): (a: Listed, b: Listed) => number {
  if (sort === 'newest') return () => 0;
  if (sort === 'price') return (a, b) => a.price - b.price;
  if (ids && !sort) return (a, b) => ids.indexOf(a._id) - ids.indexOf(b._id);
  return (a, b) => b.averageRating - a.averageRating || b.numberOfReviews - a.numberOfReviews;
}
