import * as z from 'zod/mini';
import { course } from './course.ts';

/** A copy of a course at the time it was added (§3). `addedAt` is an ISO timestamp. */
export const cartItem = z.extend(
  z.pick(course, {
    _id: true,
    title: true,
    description: true,
    price: true,
    imageUrl: true,
    category: true,
    level: true,
    duration: true,
    creatorId: true,
  }),
  { addedAt: z.string() },
);
export type CartItem = z.output<typeof cartItem>;
