import type { enrollments, lectureProgress } from '../../db/schema.ts';
import type { CourseRows } from './courseRows.ts';
import { seededRandom } from './seededRandom.ts';

const DAY_MS = 86_400_000;

/** Progress of all learners, a lecture a day: many start, fewer continue, some finish. */
export function progressRows(
  courses: readonly CourseRows[],
  audience: readonly (typeof enrollments.$inferInsert)[],
  now: Date,
) {
  const rows: (typeof lectureProgress.$inferInsert)[] = [];
  const byId = new Map(courses.map(({ course, lectures }) => [course.id, lectures]));
  for (const { userId, courseId, createdAt = new Date() } of audience) {
    const lectures = (byId.get(courseId) ?? []).filter(
      ({ type, isPublished }) => isPublished && (type === 'video' || type === 'text'),
    );
    const reached = Math.round(seededRandom(`reached ${courseId}/${userId}`) ** 1.5 * lectures.length);
    for (const [step, { id, type, durationSeconds }] of lectures.slice(0, reached).entries()) {
      const updatedAt = new Date(createdAt.getTime() + (step + 1) * DAY_MS);
      if (updatedAt > now) break;
      rows.push({
        userId,
        lectureId: id,
        isCompleted: true,
        positionSeconds: type === 'video' ? (durationSeconds ?? 0) : 0,
        updatedAt,
      });
    }
  }
  return rows;
}
