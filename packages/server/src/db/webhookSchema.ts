import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

export const webhooks = pgTable('webhooks', {
  partnerId: text('partner_id').primaryKey(),
  url: text().notNull(),
  secret: text().notNull(),
  previousSecret: text('previous_secret'),
  previousUntil: moment('previous_until'),
  failingSince: moment('failing_since'),
  pausedAt: moment('paused_at'),
  dueAt: moment('due_at').notNull().defaultNow(),
  turn: integer().notNull().default(0),
  createdAt,
});

export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  partnerId: text('partner_id').notNull(),
  type: text().notNull(),
  body: text().notNull(),
  state: text({ enum: ['waiting', 'sending', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  attemptedAt: moment('attempted_at'),
  status: integer(),
  answer: text(),
  createdAt,
});
