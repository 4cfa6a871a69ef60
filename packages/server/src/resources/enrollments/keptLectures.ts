import { type Column, sql } from 'drizzle-orm';
import { enrollments, lectures } from '../../db/schema.ts';
import { isShownTo } from '../courses/shownLectures.ts';

/** The table itself or an alias of it. */
type Lectures = Record<'id' | 'type' | 'isPublished' | 'deletedAt', Column>;

/** A lecture that this learner can study: shown, and not deleted before they enrolled. The query joins `enrollments`. */
export const isKeptBy = (userId: unknown, of: Lectures = lectures) =>
  sql`${isShownTo(userId, of)} and (${of.deletedAt} is null or ${of.deletedAt} > ${enrollments.createdAt})`;
