import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { instructors } from './instructors.ts';
import { reviews } from './reviews.ts';
import { works } from './works.ts';

/** What a visitor may do: browse the catalogue. */
export const visitor = {
  categories,
  courses,
  instructors,
  reviews,
  works,
};
