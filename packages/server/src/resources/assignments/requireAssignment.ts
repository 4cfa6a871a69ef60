import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { requireLecture } from '../enrollments/access.ts';

/** An assignment for a learner of its course. Throws as {@link requireLecture} does, or 409 for other lectures. */
export async function requireAssignment(db: Db, userId: string, id: string) {
  const lecture = await requireLecture(db, userId, id);
  if (lecture.type !== 'assignment') throw problems.notOfThisType('assignment');
  return lecture;
}
