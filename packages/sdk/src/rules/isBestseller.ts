import { limits } from './limits.ts';

/** The Bestseller badge (§2, §9): more than 100 reviews. */
export const isBestseller = (course: { numberOfReviews: number }): boolean =>
  course.numberOfReviews > limits.bestsellerReviews;
