import * as z from 'zod/mini';
import { course } from './course.ts';

const { _id, title, description, price, imageUrl, imageWidths, category, level, duration, creatorId } = course.shape;

/** A copy of a course at the time it was added (§3). `addedAt` is an ISO timestamp. */
export const cartItem = z.object({
  _id,
  title,
  description,
  price,
  imageUrl,
  imageWidths,
  category,
  level,
  duration,
  creatorId,
  addedAt: z.string(),
});
export type CartItem = z.output<typeof cartItem>;
