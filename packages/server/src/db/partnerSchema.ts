import type { Campaign } from '@lectern/sdk/api';
import { date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, paise } from './columns.ts';

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

export const testOrders = pgTable('test_orders', {
  id: text().primaryKey(),
  partnerId: text('partner_id').notNull(),
  userId: text('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text().notNull(),
  status: text({ enum: ['paid', 'declined', 'refunded'] }).notNull(),
  currency: text().notNull(),
  subtotalPaise: paise('subtotal_paise').notNull(),
  discountCode: text('discount_code'),
  discountPaise: paise('discount_paise').notNull(),
  taxPaise: paise('tax_paise').notNull(),
  taxRate: numeric('tax_rate', { mode: 'number' }).notNull(),
  taxName: text('tax_name').notNull(),
  totalPaise: paise('total_paise').notNull(),
  cardLast4: text('card_last4'),
  campaign: jsonb().$type<Campaign>(),
  items: jsonb()
    .$type<{ courseId: string; title: string; pricePaise: number; discountPaise: number; sharePaise: number }[]>()
    .notNull(),
  createdAt,
});

export const partnerApiKeys = pgTable('partner_api_keys', {
  hash: text().primaryKey(),
  partnerId: text('partner_id').notNull(),
  ending: text().notNull(),
  createdAt,
  lastUsedAt: moment('last_used_at'),
  endsAt: moment('ends_at'),
});
