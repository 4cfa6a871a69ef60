import { namedId } from '../../db/newId.ts';
import type { enrollments, reviews } from '../../db/schema.ts';
import type { SeedContent } from './content.ts';
import type { Learner } from './peopleRows.ts';
import { momentBetween, OPENING, seededRandom, shuffled } from './seededRandom.ts';

/** Learners have had some time for the course by then. */
const FIRST_REVIEW = '2026-03-01';
/** At most: from enrolling to the review. */
const DAYS_TO_REVIEW = 90;
const DAY_MS = 86_400_000;
/** Most people never write a review. */
const LEARNERS_PER_REVIEW = 4;

/** Enrollments and reviews of the published courses until now: every review is by another learner of the course. */
export function audienceRows(content: SeedContent, learners: readonly Learner[], now: Date) {
  const rows: { reviews: (typeof reviews.$inferInsert)[]; enrollments: (typeof enrollments.$inferInsert)[] } = {
    reviews: [],
    enrollments: [],
  };
  for (const { slug, status, reviews: own } of content.courses) {
    if (status !== 'published') continue;
    const courseId = namedId('course', slug);
    const audience = shuffled(learners, slug);
    // Whoever has joined lately has reviewed nothing yet.
    const critics = audience.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > DAYS_TO_REVIEW * DAY_MS);
    const said = [...own, ...(content.reviews[slug] ?? [])].slice(0, critics.length);
    const reviewedAt = new Map<string, Date>();
    for (const [index, { rating, comment }] of said.entries()) {
      const createdAt = momentBetween(`review ${slug} ${index}`, FIRST_REVIEW, now);
      reviewedAt.set(critics[index]?.id ?? '', createdAt);
      rows.reviews.push({
        id: namedId('review', `${slug}/${index}`),
        courseId,
        userId: critics[index]?.id ?? '',
        rating,
        comment,
        createdAt,
      });
    }
    const share = seededRandom(`audience ${slug}`) * 0.2 + 0.03;
    const students = Math.max(said.length * LEARNERS_PER_REVIEW, Math.round(audience.length * share));
    const enrolled = new Set([...critics.slice(0, said.length), ...audience.slice(0, students)]);
    for (const { id, createdAt: joined } of enrolled) {
      const reviewed = reviewedAt.get(id);
      const earliest = reviewed
        ? new Date(Math.max(Date.parse(OPENING), reviewed.getTime() - DAYS_TO_REVIEW * DAY_MS))
        : OPENING;
      const createdAt = momentBetween(`enrolled ${slug} ${id}`, earliest, reviewed ?? now);
      // Who has been here for half of the time has half of the courses.
      if (reviewed || createdAt > joined) rows.enrollments.push({ userId: id, courseId, createdAt });
    }
  }
  return rows;
}
