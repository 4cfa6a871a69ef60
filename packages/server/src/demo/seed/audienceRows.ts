import { namedId } from '../../db/newId.ts';
import type { enrollments, reviews } from '../../db/schema.ts';
import type { SeedContent } from './content.ts';
import { momentBetween, seededRandom, shuffled } from './seededRandom.ts';

const OPENING = '2026-02-01';
/** Learners have had some time for the course by then. */
const FIRST_REVIEW = '2026-03-01';
/** At most: from enrolling to the review. */
const DAYS_TO_REVIEW = 90;
const DAY_MS = 86_400_000;
/** Most people never write a review. */
const LEARNERS_PER_REVIEW = 4;

/** Enrollments and reviews of the published courses until now: every review is by another learner of the course. */
export function audienceRows(content: SeedContent, learners: readonly { id: string }[], now: Date) {
  const rows: { reviews: (typeof reviews.$inferInsert)[]; enrollments: (typeof enrollments.$inferInsert)[] } = {
    reviews: [],
    enrollments: [],
  };
  for (const { slug, status, reviews: own } of content.courses) {
    if (status !== 'published') continue;
    const courseId = namedId('course', slug);
    const audience = shuffled(learners, slug);
    const said = [...own, ...(content.reviews[slug] ?? [])].slice(0, audience.length);
    const reviewedAt = new Map<string, Date>();
    for (const [index, { rating, comment }] of said.entries()) {
      const createdAt = momentBetween(`review ${slug} ${index}`, FIRST_REVIEW, now);
      reviewedAt.set(audience[index]?.id ?? '', createdAt);
      rows.reviews.push({
        id: namedId('review', `${slug}/${index}`),
        courseId,
        userId: audience[index]?.id ?? '',
        rating,
        comment,
        createdAt,
      });
    }
    const share = seededRandom(`audience ${slug}`) * 0.4 + 0.05;
    const students = Math.max(said.length * LEARNERS_PER_REVIEW, Math.round(audience.length * share));
    for (const { id } of audience.slice(0, students)) {
      const reviewed = reviewedAt.get(id);
      const earliest = reviewed
        ? new Date(Math.max(Date.parse(OPENING), reviewed.getTime() - DAYS_TO_REVIEW * DAY_MS))
        : OPENING;
      rows.enrollments.push({
        userId: id,
        courseId,
        createdAt: momentBetween(`enrolled ${slug} ${id}`, earliest, reviewed ?? now),
      });
    }
  }
  return rows;
}
