import { endpoints } from '@lectern/sdk/api';
import { anyone, authorIdOf, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findForEnrollment, isEnrolled } from '../enrollments/repository.ts';
import { notifyInstructor } from '../users/instructorNotifications.ts';
import { canReadReviews, countByStars, findReview, listReviews, saveReview } from './repository.ts';
import { toReview } from './reviewView.ts';

const PAGE_SIZE = 10;

export function reviewRoutes({ db, files }: Services): Route[] {
  return [
    route(
      endpoints.reviews.add,
      signedIn,
      async ({ input, actor, request }) => {
        const { courseId, rating, comment } = input;
        if (!(await isEnrolled(db, actor.id, courseId))) {
          const course = await findForEnrollment(db, actor.id, courseId);
          throw course?.status === 'published' ? problems.notEnrolled() : problems.courseNotFound();
        }
        await db.transaction(async (tx) => {
          await saveReview(tx, { courseId, userId: actor.id, rating, comment });
          await notifyInstructor(tx, courseId, { kind: 'review', subjectId: courseId });
        });
        const row = await findReview(db, courseId, actor.id);
        return { review: row && toReview(row, files.linksFor(request)) };
      },
      { changes: 'ratings' },
    ),

    route(endpoints.reviews.list, anyone, async ({ input, actor, request }) => {
      if (!(await canReadReviews(db, input.id, { learnerId: actor?.id, authorId: authorIdOf(actor) })))
        throw problems.courseNotFound();
      const page = input.page ?? 1;
      const [rows, ratingDistribution] = await Promise.all([
        listReviews(db, {
          courseId: input.id,
          sort: input.sort ?? 'recent',
          rating: input.rating,
          page,
          size: PAGE_SIZE,
        }),
        countByStars(db, input.id),
      ]);
      const links = files.linksFor(request);
      const total = input.rating
        ? (ratingDistribution[input.rating] ?? 0)
        : Object.values(ratingDistribution).reduce((sum, count) => sum + count, 0);
      return {
        reviews: rows.map((row) => toReview(row, links)),
        ratingDistribution,
        currentPage: page,
        totalPages: Math.ceil(total / PAGE_SIZE),
      };
    }),
  ];
}
