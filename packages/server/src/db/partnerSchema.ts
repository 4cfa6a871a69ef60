import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Checkouts that were counted by month, before they were counted by day. */
export const partnerVisits = pgTable(
  'partner_visits',
  { partnerId: text('partner_id').notNull(), month: date().notNull(), checkouts: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.partnerId, table.month] })],
);

export const partnerDays = pgTable(
  'partner_days',
  { partnerId: text('partner_id').notNull(), day: date().notNull(), checkouts: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
);

export const partnerApiKeys = pgTable('partner_api_keys', {
  hash: text().primaryKey(),
  partnerId: text('partner_id').notNull(),
  ending: text().notNull(),
  createdAt,
  lastUsedAt: moment('last_used_at'),
  endsAt: moment('ends_at'),
});
