import type { BuyerInput, NotificationKind } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** The tables of accounts and of how people sign in to them. */

export const users = pgTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  confirmedEmail: text('confirmed_email'),
  passwordHash: text('password_hash'),
  role: text({ enum: ['learner', 'instructor', 'admin'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  bio: text().notNull().default(''),
  headline: text(),
  belief: text(),
  pictureFileId: text('picture_file_id'),
  tokenVersion: integer('token_version').notNull().default(1),
  billing: jsonb().$type<BuyerInput>(),
  mutedNotifications: jsonb('muted_notifications').$type<NotificationKind[]>().notNull().default([]),
  partnerId: text('partner_id'),
  createdAt,
  deletedAt: moment('deleted_at'),
});

export const identities = pgTable(
  'identities',
  { issuer: text().notNull(), subject: text().notNull(), userId: text('user_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const externalSignIns = pgTable('external_sign_ins', {
  state: text().primaryKey(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  createdAt,
});

export const signInFailures = pgTable(
  'sign_in_failures',
  {
    account: text().notNull(),
    address: text().notNull(),
    failures: doublePrecision().notNull(),
    blockedUntil: moment('blocked_until'),
    succeededAt: moment('succeeded_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);

export const signIns = pgTable('sign_ins', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  browser: text().notNull(),
  system: text().notNull(),
  createdAt,
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  hasPasskey: boolean('has_passkey').notNull().default(false),
});

export const endedSignIns = pgTable('ended_sign_ins', {
  id: text().primaryKey(),
  endedAt: moment('ended_at').notNull().defaultNow(),
});

/** What a code and a partner's session have in common. */
const signedInThrough = {
  userId: text('user_id').notNull(),
  tokenVersion: integer('token_version').notNull(),
  signInId: text('sign_in_id').notNull(),
  partnerId: text('partner_id').notNull(),
  origin: text(),
};

export const authorizationCodes = pgTable('authorization_codes', {
  hash: text().primaryKey(),
  ...signedInThrough,
  challenge: text().notNull(),
  createdAt,
  usedAt: moment('used_at'),
  sessionId: text('session_id'),
});

export const partnerSessions = pgTable('partner_sessions', {
  id: text().primaryKey(),
  ...signedInThrough,
  generation: integer().notNull().default(1),
  createdAt,
  renewedAt: moment('renewed_at').notNull().defaultNow(),
});

export const emailConfirmations = pgTable('email_confirmations', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const passwordResets = pgTable('password_resets', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  userId: text('user_id').primaryKey(),
  secret: text().notNull(),
  createdAt,
  turnedOnAt: moment('turned_on_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const recoveryCodes = pgTable('recovery_codes', {
  hash: text().primaryKey(),
  userId: text('user_id').notNull(),
  createdAt,
  usedAt: moment('used_at'),
});

export const passkeys = pgTable('passkeys', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  name: text().notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<readonly string[]>().notNull().default([]),
  createdAt,
  lastUsedAt: moment('last_used_at'),
});

export const signInChallenges = pgTable('sign_in_challenges', {
  hash: text().primaryKey(),
  purpose: text({ enum: ['code', 'passkey', 'new_passkey'] }).notNull(),
  userId: text('user_id'),
  tokenVersion: integer('token_version'),
  createdAt,
});

export const auditEvents = pgTable('audit_events', {
  id: text().primaryKey(),
  at: moment('at').notNull().default(sql`clock_timestamp()`),
  actorId: text('actor_id'),
  actorName: text('actor_name'),
  action: text().notNull(),
  subjectId: text('subject_id'),
  details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  address: text(),
  outcome: text({ enum: ['done', 'refused', 'failed'] }),
});
