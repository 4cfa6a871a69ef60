import type { BuyerInput, Campaign, Party } from '@lectern/sdk/api';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, paise } from './columns.ts';

/** The tables of what is sold: orders and their documents, discounts, refunds, and what instructors and partners earn. */

const documentKind = text({ enum: ['receipt', 'credit_note'] }).notNull();

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'failed'] }).notNull(),
  failure: text({ enum: ['declined', 'invalid_nonce', 'superseded', 'expired', 'amount_too_small'] }),
  currency: text().notNull().default('INR'),
  subtotalPaise: paise('subtotal_paise').notNull(),
  taxPaise: paise('tax_paise').notNull(),
  taxRate: numeric('tax_rate', { mode: 'number' }).notNull().default(10),
  taxName: text('tax_name').notNull().default('Tax'),
  totalPaise: paise('total_paise').notNull(),
  cardLast4: text('card_last4'),
  claimedUntil: moment('claimed_until').notNull(),
  partnerId: text('partner_id'),
  paymentId: text('payment_id'),
  processingSince: moment('processing_since'),
  askedAt: moment('asked_at'),
  buyer: jsonb().$type<BuyerInput>(),
  discountCode: text('discount_code'),
  discountPaise: paise('discount_paise').notNull().default(0),
  campaign: jsonb().$type<Campaign>(),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id').notNull(),
    courseId: text('course_id').notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    pricePaise: integer('price_paise').notNull(),
    discountPaise: integer('discount_paise').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.courseId] })],
);

export const documentSeries = pgTable(
  'document_series',
  { kind: documentKind, year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const documents = pgTable('documents', {
  number: text().primaryKey(),
  kind: documentKind,
  orderId: text('order_id').notNull(),
  courseId: text('course_id'),
  seller: jsonb().$type<Party>(),
  buyer: jsonb().$type<Party>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  voidedAt: moment('voided_at'),
});

export const discountCodes = pgTable('discount_codes', {
  id: text().primaryKey(),
  code: text().notNull(),
  kind: text({ enum: ['percent', 'amount'] }).notNull(),
  value: integer().notNull(),
  scope: text({ enum: ['all', 'courses', 'instructor'] }).notNull(),
  instructorId: text('instructor_id'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  maxUses: integer('max_uses'),
  maxPerPerson: integer('max_per_person'),
  used: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdBy: text('created_by'),
  createdAt,
});

export const discountCodeCourses = pgTable(
  'discount_code_courses',
  { discountId: text('discount_id').notNull(), courseId: text('course_id').notNull() },
  (table) => [primaryKey({ columns: [table.discountId, table.courseId] })],
);

export const discountUses = pgTable('discount_uses', {
  orderId: text('order_id').primaryKey(),
  discountId: text('discount_id').notNull(),
  userId: text('user_id').notNull(),
});

export const disputes = pgTable('disputes', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  currency: text().notNull(),
  reason: text().notNull(),
  status: text().notNull(),
  respondBy: moment('respond_by'),
  openedAt: moment('opened_at').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  courseId: text('course_id').notNull(),
  userId: text('user_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  taxPaise: paise('tax_paise').notNull(),
  progress: integer().notNull(),
  reason: text(),
  state: text({ enum: ['requested', 'declined', 'granted', 'sent', 'refunded', 'failed'] }).notNull(),
  answer: text(),
  decidedBy: text('decided_by'),
  providerId: text('provider_id'),
  attempts: integer().notNull().default(0),
  retries: integer().notNull().default(0),
  claimedUntil: moment('claimed_until').notNull().defaultNow(),
  returnId: text('return_id'),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const providerReturns = pgTable('provider_returns', {
  id: text().primaryKey(),
  providerId: text('provider_id').notNull(),
  orderId: text('order_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  state: text({ enum: ['sent', 'refunded', 'failed'] }).notNull(),
  outcome: text({ enum: ['courses', 'goodwill'] }),
  groupId: text('group_id'),
  decidedBy: text('decided_by'),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const demoRefunds = pgTable('demo_refunds', {
  refundId: text('refund_id').primaryKey(),
  orderId: text('order_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  createdAt,
});

const payee = text({ enum: ['instructor', 'partner'] }).notNull();

export const earnings = pgTable(
  'earnings',
  {
    orderId: text('order_id').notNull(),
    courseId: text('course_id').notNull(),
    payee,
    payeeId: text('payee_id').notNull(),
    kind: text({ enum: ['sale', 'refund', 'restored'] }).notNull(),
    pricePaise: paise('price_paise').notNull(),
    sharePaise: paise('share_paise').notNull(),
    retry: integer().notNull().default(0),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.courseId, table.payee, table.kind, table.retry] })],
);

export const payouts = pgTable(
  'payouts',
  {
    payee,
    payeeId: text('payee_id').notNull(),
    month: date().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    reference: text(),
    recordedBy: text('recorded_by'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.payee, table.payeeId, table.month] })],
);

export const demoCharges = pgTable('demo_charges', {
  orderId: text('order_id').primaryKey(),
  amountPaise: paise('amount_paise').notNull(),
  status: text({ enum: ['charged', 'declined', 'cancelled'] }).notNull(),
  createdAt,
});
