import type { output } from 'zod/mini';
import { courseLevels, limits, minRatings } from '../rules/limits.ts';
import type { Category, CourseFacets, courseSearch } from '../schemas/index.ts';
import type { MockCourse } from './seed.ts';

/** The courses that a search finds, in its order, and how many it would find with other filters. */
export function searchCourses(
  courses: readonly MockCourse[],
  categories: readonly Category[],
  input: output<typeof courseSearch>,
): { found: MockCourse[]; facets: CourseFacets | undefined } {
  const words = input.q?.toLowerCase() ?? '';
  const wanted = input.category?.toLowerCase();
  const categoryIds = categories
    .filter((one) => [one._id, one.slug, one.name].some((name) => name?.toLowerCase() === wanted))
    .map((one) => one._id);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, level, rating = 0, featured, ids, sort } = input;
  const isLevel = (course: MockCourse, name: string) => course.level.toLowerCase() === name.toLowerCase();
  const filters: Record<string, (course: MockCourse) => boolean> = {
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
  const count = (filter: string, has: (course: MockCourse) => boolean) =>
    Math.min(most, passing(filter).filter(has).length);

  const found = passing();
  if (ids) found.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  if (featured || sort === 'rating') found.sort((a, b) => b.averageRating - a.averageRating);
  if (sort === 'price') found.sort((a, b) => a.price - b.price);
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
