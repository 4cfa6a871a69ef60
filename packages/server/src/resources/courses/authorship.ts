import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { findAuthoredLecture } from '../lectures/repository.ts';
import { findAuthoredSection } from '../sections/repository.ts';
import { isAuthor, lockCourse } from './authoredRepository.ts';

/** Someone else's content is refused like content that does not exist: its existence is not revealed (§10.10). */

/** Locks a course until the transaction ends: its changes run one at a time. */
export async function lockAuthoredCourse(tx: Db, userId: string, courseId: string): Promise<void> {
  if (!(await lockCourse(tx, userId, courseId))) throw problems.courseNotFound();
}

export async function requireAuthoredCourse(db: Db, userId: string, courseId: string): Promise<void> {
  if (!(await isAuthor(db, userId, courseId))) throw problems.courseNotFound();
}

export async function requireAuthoredSection(db: Db, userId: string, id: string) {
  const row = await findAuthoredSection(db, userId, id);
  if (!row) throw problems.sectionNotFound();
  return row;
}

export async function requireAuthoredLecture(db: Db, userId: string, id: string) {
  const row = await findAuthoredLecture(db, userId, id);
  if (!row) throw problems.lectureNotFound();
  return row;
}
