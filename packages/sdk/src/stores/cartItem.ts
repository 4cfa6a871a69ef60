import { isStorable } from '../schemas/bounds.ts';
import type { CartItem } from '../schemas/cart.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { fail, number, optional, type Read, record, string, withDefault } from './stored.ts';

const MAX_BIO_LENGTH = 5_000;
const bio: Read<string> = (value, name) => {
  const text = string(value, name).trim();
  return text.length <= MAX_BIO_LENGTH && isStorable(text)
    ? text
    : fail(name, `text of at most ${MAX_BIO_LENGTH} characters`);
};

const category = record({
  _id: string,
  name: string,
  slug: optional(string),
  courseCount: optional(number),
  totalCourses: optional(number),
});
const creator = record({
  _id: withDefault(string, ''),
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  profilePicture: optional(string),
  bio: optional(bio),
  headline: optional(string),
  stats: optional(record({ courses: number, students: number })),
});

/** A course in the cart, with the defaults of §3: the schema `cartItem` without Zod. */
export const readCartItem: Read<CartItem> = record({
  _id: string,
  title: string,
  description: withDefault(string, ''),
  price: withDefault(number, 0),
  imageUrl: (url, name) => withDefault(string, '')(url, name) || placeholderImage,
  category: optional((value, name) => category(typeof value === 'string' ? { _id: value, name: value } : value, name)),
  creatorId: optional((value, name) => creator(typeof value === 'string' ? { _id: value } : value, name)),
  level: withDefault(string, 'All Levels'),
  duration: withDefault(number, 0),
  addedAt: string,
});
