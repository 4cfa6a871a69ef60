import type { MailPreferenceKind, VideoFailure } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { createdAt, moment } from './columns.ts';

/** The tables for the query builder. The SQL in `migrations/` creates them; a test compares the two. */

export * from './accountSchema.ts';
export * from './moneySchema.ts';
export * from './partnerSchema.ts';
export * from './webhookSchema.ts';

/** Search vectors, written by triggers. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const words = (name: string) => tsvector(name).notNull().default('');

/** Bytes of what is stored beside a picture: a JPEG that stands in for it, and WebP by width in pixels. */
export interface StoredSizes {
  /** Missing where the picture could not be read: it is sent as it is. */
  jpeg?: number;
  webp: Readonly<Record<string, number>>;
  /** Beside a film: what it is streamed from, by the end of its name. */
  stream?: Readonly<Record<string, number>>;
}

/** A film in one size: a file with its segments, and the playlist of them. */
export interface StoredRendition {
  /** The shorter side in pixels, such as `720`. */
  name: string;
  /** Of the list of sizes: bandwidth, resolution and codecs. */
  attributes: string;
}

/** Pictures of a film in rows on one sheet, for the seek bar. */
export interface StoredPreviews {
  /** Between two pictures. */
  seconds: number;
  count: number;
  columns: number;
  /** Of one picture, in pixels. */
  width: number;
  height: number;
}

/** What there is of a film. */
export interface StoredStream {
  renditions: readonly StoredRendition[];
  previews?: StoredPreviews;
}

export const databaseId = pgTable('database_id', {
  id: text().primaryKey(),
  /** Of the amounts. */
  currency: text().notNull().default('INR'),
});

export const files = pgTable('files', {
  id: text().primaryKey(),
  path: text().notNull(),
  mime: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  isPublic: boolean('is_public').notNull(),
  ownerId: text('owner_id'),
  rasterId: text('raster_id'),
  sizes: jsonb().$type<StoredSizes>(),
  createdAt,
});

export const videoStreams = pgTable('video_streams', {
  fileId: text('file_id').primaryKey(),
  state: text({ enum: ['waiting', 'working', 'ready', 'failed'] })
    .notNull()
    .default('waiting'),
  progress: integer().notNull().default(0),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().default(sql`now()`),
  reason: text().$type<VideoFailure>(),
  reasonSecond: integer('reason_second'),
  content: jsonb().$type<StoredStream>().notNull().default({ renditions: [] }),
  createdAt,
});

export const uploadsUnderWay = pgTable('uploads_under_way', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const openUploads = pgTable('open_uploads', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  kind: text().$type<'video'>().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  path: text().notNull(),
  storageId: text('storage_id').notNull(),
  fileId: text('file_id'),
  claimedUntil: moment('claimed_until').notNull().default(sql`'-infinity'`),
  expiresAt: moment('expires_at').notNull(),
  createdAt,
});

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull(),
  createdAt,
});

export const courses = pgTable('courses', {
  id: text().primaryKey(),
  creatorId: text('creator_id').notNull(),
  categoryId: text('category_id'),
  title: text().notNull(),
  description: text().notNull(),
  pricePaise: integer('price_paise').notNull(),
  level: text().notNull().default('All Levels'),
  status: text({ enum: ['draft', 'published', 'archived'] })
    .notNull()
    .default('draft'),
  imageFileId: text('image_file_id'),
  videoPreviewUrl: text('video_preview_url'),
  storedHours: doublePrecision('stored_hours').notNull().default(0),
  learningObjectives: jsonb('learning_objectives').$type<string[]>().notNull().default([]),
  requirements: jsonb().$type<string[]>().notNull().default([]),
  targetAudience: jsonb('target_audience').$type<string[]>().notNull().default([]),
  averageRating: doublePrecision('average_rating').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  searchTitle: text('search_title').notNull().default(''),
  titleVector: words('title_vector'),
  nearVector: words('near_vector'),
  textVector: words('text_vector'),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Whether learners find a lecture in it, written by triggers. */
  hasLectures: boolean('has_lectures').notNull().default(false),
  /** As the rule `isComingSoon` of the SDK says. */
  isComingSoon: boolean('is_coming_soon').notNull().generatedAlwaysAs(sql`price_paise > 0 and not has_lectures`),
  deletedAt: moment('deleted_at'),
});

export const searchWords = pgTable('search_words', { word: text().primaryKey() });

export const publishedCounts = pgTable('published_counts', {
  categoryId: text('category_id').primaryKey(),
  courses: integer().notNull(),
});

export const sections = pgTable('sections', {
  id: text().primaryKey(),
  courseId: text('course_id').notNull(),
  title: text().notNull(),
  position: integer().notNull().default(0),
  createdAt,
  deletedAt: moment('deleted_at'),
});

export interface StoredCaption {
  language: string;
  label: string;
  fileId: string;
}

export const lectures = pgTable('lectures', {
  id: text().primaryKey(),
  sectionId: text('section_id').notNull(),
  courseId: text('course_id').notNull(),
  title: text().notNull(),
  type: text({ enum: ['video', 'text', 'quiz', 'assignment'] }).notNull(),
  position: integer().notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  isFree: boolean('is_free').notNull().default(false),
  durationSeconds: integer('duration_seconds').notNull().default(0),
  contentFileId: text('content_file_id'),
  contentUrl: text('content_url'),
  posterFileId: text('poster_file_id'),
  textContent: text('text_content'),
  captions: jsonb().$type<StoredCaption[]>().notNull().default([]),
  createdAt,
  deletedAt: moment('deleted_at'),
});

export const quizzes = pgTable('quizzes', {
  id: text().primaryKey(),
  lectureId: text('lecture_id').notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  passPercentage: integer('pass_percentage').notNull().default(70),
  isPublished: boolean('is_published').notNull().default(false),
  isFinished: boolean('is_finished').notNull().default(false),
  createdAt,
  deletedAt: moment('deleted_at'),
});

export interface StoredOption {
  text: string;
  isCorrect: boolean;
}

export const questions = pgTable('questions', {
  id: text().primaryKey(),
  quizId: text('quiz_id').notNull(),
  position: integer().notNull(),
  text: text().notNull(),
  type: text({ enum: ['multiple-choice', 'true-false', 'short-answer'] }).notNull(),
  options: jsonb().$type<StoredOption[]>().notNull().default([]),
  correctAnswer: text('correct_answer'),
  explanation: text(),
  /** The lecture that explains it. */
  explainedIn: text('explained_in'),
  points: integer().notNull().default(1),
});

export interface StoredResult {
  questionId: string;
  isCorrect: boolean;
  /** Missing in old attempts. */
  userAnswer?: string | string[];
  correctAnswers?: string[];
  explanation?: string;
}

export const quizAttempts = pgTable('quiz_attempts', {
  id: text().primaryKey(),
  quizId: text('quiz_id').notNull(),
  userId: text('user_id').notNull(),
  attemptNumber: integer('attempt_number').notNull(),
  score: doublePrecision().notNull(),
  passed: boolean().notNull(),
  results: jsonb().$type<StoredResult[]>().notNull(),
  createdAt,
});

export const submissions = pgTable('submissions', {
  id: text().primaryKey(),
  lectureId: text('lecture_id').notNull(),
  userId: text('user_id').notNull(),
  submissionText: text('submission_text').notNull().default(''),
  submissionUrl: text('submission_url').notNull().default(''),
  grade: doublePrecision(),
  feedback: text().notNull().default(''),
  createdAt,
  gradedAt: moment('graded_at'),
});

export const works = pgTable('works', {
  submissionId: text('submission_id').primaryKey(),
  userId: text('user_id').notNull(),
  courseId: text('course_id').notNull(),
  title: text().notNull(),
  caption: text().notNull().default(''),
  pictureFileId: text('picture_file_id'),
  sharedAt: moment('shared_at').notNull().defaultNow(),
});

export const notifications = pgTable('notifications', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  type: text({ enum: ['success', 'error', 'warning', 'info'] }).notNull(),
  title: text().notNull(),
  message: text().notNull().default(''),
  link: text(),
  isRead: boolean('is_read').notNull().default(false),
  kind: text({ enum: ['sale', 'submission', 'review'] }),
  subjectId: text('subject_id'),
  events: integer().notNull().default(1),
  createdAt,
});

export const enrollments = pgTable(
  'enrollments',
  {
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    orderId: text('order_id'),
    partnerId: text('partner_id'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

export const lectureProgress = pgTable(
  'lecture_progress',
  {
    userId: text('user_id').notNull(),
    lectureId: text('lecture_id').notNull(),
    isCompleted: boolean('is_completed').notNull().default(false),
    positionSeconds: doublePrecision('position_seconds').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    studiedAt: moment('studied_at').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lectureId] })],
);

export const instructorStudents = pgTable('instructor_students', {
  instructorId: text('instructor_id').primaryKey(),
  students: integer().notNull(),
});

export const lectureCompletions = pgTable('lecture_completions', {
  lectureId: text('lecture_id').primaryKey(),
  learners: integer().notNull(),
});

export const certificates = pgTable('certificates', {
  number: text().primaryKey(),
  userId: text('user_id').notNull(),
  courseId: text('course_id').notNull(),
  enrolledAt: moment('enrolled_at').notNull(),
  learnerName: text('learner_name').notNull(),
  courseTitle: text('course_title').notNull(),
  instructorName: text('instructor_name').notNull(),
  hours: doublePrecision().notNull(),
  issuedAt: moment('issued_at').notNull().defaultNow(),
  isPublic: boolean('is_public').notNull().default(false),
  revokedAt: moment('revoked_at'),
});

export const certificateKeys = pgTable('certificate_keys', {
  /** The thumbprint. */
  id: text().primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: jsonb('private_key').$type<JWK>(),
  createdAt,
});

export const wishlistItems = pgTable(
  'wishlist_items',
  { userId: text('user_id').notNull(), courseId: text('course_id').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

export const reviews = pgTable('reviews', {
  id: text().primaryKey(),
  courseId: text('course_id').notNull(),
  userId: text('user_id').notNull(),
  rating: integer().notNull(),
  comment: text().notNull(),
  createdAt,
});

export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  key: text().notNull(),
  testKey: text('test_key')
    .notNull()
    .default(sql`'pk_test_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)`),
  origins: text().array().notNull(),
  ownerId: text('owner_id'),
  state: text({ enum: ['active', 'revoked'] })
    .notNull()
    .default('active'),
  scopes: text({ enum: ['learn', 'buy'] })
    .array()
    .notNull()
    .default(['learn', 'buy']),
  createdAt,
});

/** A position in PostgreSQL's log. */
const lsn = customType<{ data: string }>({ dataType: () => 'pg_lsn' });

export const lastWrites = pgTable('last_writes', {
  userId: text('user_id').primaryKey(),
  position: lsn().notNull(),
});

export const mails = pgTable('mails', {
  id: text().primaryKey(),
  kind: text().notNull(),
  userId: text('user_id'),
  subjectId: text('subject_id').notNull(),
  state: text({ enum: ['waiting', 'sent', 'failed', 'kept'] }).notNull(),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  error: text(),
  createdAt,
  settledAt: moment('settled_at'),
  recipient: text(),
  subject: text(),
});

export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: text('user_id').notNull(),
    kind: text().$type<MailPreferenceKind>().notNull(),
    isOn: boolean('is_on').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const supportMessages = pgTable('support_messages', {
  id: text().primaryKey(),
  userId: text('user_id'),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  category: text({ enum: ['general', 'technical', 'billing', 'course', 'account'] }),
  state: text({ enum: ['open', 'answered', 'closed'] })
    .notNull()
    .default('open'),
  reply: text(),
  repliedAt: moment('replied_at'),
  repliedBy: text('replied_by'),
  createdAt,
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const supportAttachments = pgTable('support_attachments', {
  fileId: text('file_id').primaryKey(),
  messageId: text('message_id'),
  userId: text('user_id').notNull(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});
