import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { course } from '../../schemas/course.ts';
import { emptyInput, emptyOutput, id } from '../../schemas/primitives.ts';

const courseId = z.strictObject({ courseId: id });

/** The wishlist of the signed-in person (§7). */
export const wishlist = {
  /** The courses on the wishlist. */
  list: {
    method: 'GET',
    path: '/user/wishlist',
    input: emptyInput,
    output: z.object({ wishlist: z.array(course) }),
    failure: 'wishlist.listFailed',
    scope: 'buy',
  },
  /** Adds a course; adding it twice is the same as once. */
  add: {
    method: 'POST',
    path: '/user/wishlist',
    input: courseId,
    output: emptyOutput,
    failure: 'wishlist.addFailed',
    scope: 'buy',
  },
  /** Removes a course; it is no error if it is not on the wishlist. */
  remove: {
    method: 'DELETE',
    path: '/user/wishlist/{courseId}',
    input: courseId,
    output: emptyOutput,
    failure: 'wishlist.removeFailed',
    scope: 'buy',
  },
  /** Whether a course is on the wishlist. */
  check: {
    method: 'GET',
    path: '/user/wishlist/check/{courseId}',
    input: courseId,
    output: z.object({ isInWishlist: z.boolean() }),
    failure: 'wishlist.checkFailed',
    scope: 'buy',
  },
} satisfies EndpointGroup;
