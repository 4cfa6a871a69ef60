import { namedId } from '../../db/newId.ts';
import type { lectureProgress, submissions, works } from '../../db/schema.ts';
import type { audienceRows } from './audienceRows.ts';
import type { SeedContent } from './content.ts';
import type { CourseRows } from './courseRows.ts';
import type { createSeedFiles } from './seedFiles.ts';

const DAY_MS = 86_400_000;
/** Between submitting and showing: by then the work is graded. */
const GRADING_DAYS = 3;
/** Between enrolling and submitting, at least. */
const COURSE_DAYS = 10;

/** Works of learners, with the graded submissions that they belong to. */
export async function workRows(
  content: SeedContent,
  courses: readonly CourseRows[],
  audience: ReturnType<typeof audienceRows>,
  files: ReturnType<typeof createSeedFiles>,
) {
  const rows: {
    submissions: (typeof submissions.$inferInsert)[];
    works: (typeof works.$inferInsert)[];
    progress: (typeof lectureProgress.$inferInsert)[];
  } = { submissions: [], works: [], progress: [] };
  for (const {
    course: slug,
    learner,
    title,
    caption,
    picture,
    sharedAt,
    submission,
    feedback,
    grade,
  } of content.works) {
    const courseId = namedId('course', slug);
    const assignment = courses
      .find(({ course }) => course.id === courseId)
      ?.lectures.findLast(({ type, isPublished }) => type === 'assignment' && isPublished);
    const submittedAt = new Date(sharedAt.getTime() - GRADING_DAYS * DAY_MS);
    // Nobody shows the work of a course that they advise against.
    const critics = audience.reviews.filter((one) => one.courseId === courseId && one.rating < 4);
    const enrolled = audience.enrollments.filter(
      (one) => one.courseId === courseId && !critics.some(({ userId }) => userId === one.userId),
    );
    const makers = enrolled.filter(({ createdAt = submittedAt }) => createdAt < submittedAt);
    // Whoever has shown a work already shows no second one.
    const free = (makers.length > 0 ? makers : enrolled).filter(
      ({ userId }) => !rows.works.some((one) => one.userId === userId),
    );
    const maker = free[learner % free.length];
    if (!assignment || !maker) continue;
    const { userId } = maker;
    // The first works are of days on which few were here.
    if (makers.length === 0) maker.createdAt = new Date(submittedAt.getTime() - COURSE_DAYS * DAY_MS);
    const submissionId = namedId('submission', `${slug}/${userId}`);
    rows.submissions.push({
      id: submissionId,
      lectureId: assignment.id,
      userId,
      submissionText: submission,
      grade,
      feedback,
      createdAt: submittedAt,
      gradedAt: grade === undefined ? null : new Date(submittedAt.getTime() + DAY_MS),
    });
    const pictureFileId = picture === undefined ? null : await files.add(`works/${picture}`, true);
    rows.works.push({ submissionId, userId, courseId, title, caption, pictureFileId, sharedAt });
    rows.progress.push({ userId, lectureId: assignment.id, isCompleted: true, updatedAt: submittedAt });
  }
  return rows;
}
