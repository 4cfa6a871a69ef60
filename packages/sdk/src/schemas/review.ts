import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { id, integerBetween, optional, pageNumber, requiredText, withDefault } from './primitives.ts';

/** A review (§3). A reviewer's email is never sent to others. */
export const review = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  userId: optional(
    z.object({
      firstName: withDefault(z.string(), ''),
      lastName: withDefault(z.string(), ''),
      email: optional(z.string()),
      profilePicture: optional(z.string()),
    }),
  ),
});
export type Review = z.output<typeof review>;

/** A review with the course that it is about. */
export const courseReview = z.object({ ...review.shape, course: z.object({ _id: z.string(), title: z.string() }) });
export type CourseReview = z.output<typeof courseReview>;

/** How reviews are sorted (§9). */
export const reviewSort = z.enum(['recent', 'highest']);
export type ReviewSort = z.output<typeof reviewSort>;

/** Stars → number of reviews, from 5 down to 1. */
export const ratingDistribution = z.catchall(z.object({}), z.number());

/** GET /review/course/{id}: page and sorting; with `rating`, only reviews with that many stars. */
export const reviewSearch = z.strictObject({
  id,
  sort: z.optional(reviewSort),
  rating: z.optional(integerBetween(ruleMessage('rule.rating'), 1, 5)),
  page: z.optional(pageNumber),
});
export type ReviewSearch = z.input<typeof reviewSearch>;

/** A page of reviews with the rating distribution, the answer to GET /review/course/{id}. */
export const reviewPage = z.object({
  reviews: z.array(review),
  ratingDistribution,
  currentPage: withDefault(z.number(), 1),
  totalPages: withDefault(z.number(), 1),
});
export type ReviewPage = z.output<typeof reviewPage>;

/** POST /review/add (§5): 1 to 5 stars, 5 by default. A second review replaces the first. */
export const reviewInput = z.strictObject({
  courseId: id,
  rating: z._default(integerBetween(ruleMessage('rule.rating'), 1, 5), 5),
  comment: requiredText('rule.comment', 5_000),
});
export type ReviewInput = z.input<typeof reviewInput>;
