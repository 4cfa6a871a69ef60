import { endpoints } from '@lectern/sdk/api';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { canReadReviews, countByStars, listReviews } from './repository.ts';

const PAGE_SIZE = 10;

export function reviewRoutes({ db, files }: Services): Route[] {
  return [
    route(endpoints.reviews.list, anyone, async ({ input, actor, request }) => {
      if (!(await canReadReviews(db, input.id, actor?.id))) throw problems.courseNotFound();
      const page = input.page ?? 1;
      const [rows, ratingDistribution] = await Promise.all([
        listReviews(db, input.id, input.sort ?? 'recent', page, PAGE_SIZE),
        countByStars(db, input.id),
      ]);
      const links = files.linksFor(request);
      const total = Object.values(ratingDistribution).reduce((sum, count) => sum + count, 0);
      return {
        reviews: rows.map((row) => ({
          _id: row.id,
          rating: row.rating,
          comment: row.comment,
          createdAt: row.createdAt.toISOString(),
          userId: {
            firstName: row.firstName,
            lastName: row.lastName,
            profilePicture: row.pictureFileId ? links.public(row.pictureFileId) : undefined,
          },
        })),
        ratingDistribution,
        currentPage: page,
        totalPages: Math.ceil(total / PAGE_SIZE),
      };
    }),
  ];
}
