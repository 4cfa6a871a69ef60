import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { enrollments } from './enrollments.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { reviews } from './reviews.ts';
import { users } from './users.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the API: the table that the SDK, the mock API and the server share. */
export const endpoints = { auth, users, categories, courses, wishlist, enrollments, reviews, payments, orders };

export type Endpoints = typeof endpoints;
