import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables have. */

export const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const paise = (name: string) => bigint(name, { mode: 'number' });
