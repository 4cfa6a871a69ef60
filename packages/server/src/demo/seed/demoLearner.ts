import { namedId } from '../../db/newId.ts';
import type { enrollments, lectureProgress, wishlistItems } from '../../db/schema.ts';
import type { CourseRows } from './courseRows.ts';

/** The courses of the demo learner with the completed share, and their wishlist; only courses that exist are used. */
const STUDIED = [
  { slug: 'learn-how-to-learn', done: 0.3 },
  { slug: 'typography-foundations', done: 0.5 },
  { slug: 'git-without-fear', done: 0.2 },
];
const WISHED = ['light-first-photography', 'databases-from-the-inside'];
const SINCE = Date.parse('2026-09-01T08:00:00Z');
const DAY_MS = 86_400_000;

/** Enrollments, progress and wishlist of the demo learner. */
export function demoLearnerRows(courses: readonly CourseRows[]) {
  const userId = namedId('user', 'demo learner');
  const rows: {
    enrollments: (typeof enrollments.$inferInsert)[];
    progress: (typeof lectureProgress.$inferInsert)[];
    wishes: (typeof wishlistItems.$inferInsert)[];
  } = { enrollments: [], progress: [], wishes: [] };
  const find = (slug: string) => courses.find(({ course }) => course.id === namedId('course', slug));

  for (const [index, { slug, done }] of STUDIED.entries()) {
    const found = find(slug);
    if (!found) continue;
    const courseId = found.course.id;
    rows.enrollments.push({ userId, courseId, createdAt: new Date(SINCE + index * DAY_MS) });
    const lectures = found.lectures.filter(
      ({ type, isPublished }) => isPublished && (type === 'video' || type === 'text'),
    );
    const count = Math.max(1, Math.round(lectures.length * done));
    for (const [step, lecture] of lectures.slice(0, count + 1).entries()) {
      const isCompleted = step < count;
      const end = lecture.type === 'video' ? (lecture.durationSeconds ?? 0) : 0;
      rows.progress.push({
        userId,
        lectureId: lecture.id,
        isCompleted,
        positionSeconds: isCompleted ? end : Math.floor(end / 3),
        updatedAt: new Date(SINCE + (index * 10 + step + 1) * DAY_MS),
      });
    }
  }
  for (const [index, slug] of WISHED.entries()) {
    const found = find(slug);
    if (found) rows.wishes.push({ userId, courseId: found.course.id, createdAt: new Date(SINCE + index * DAY_MS) });
  }
  return rows;
}
