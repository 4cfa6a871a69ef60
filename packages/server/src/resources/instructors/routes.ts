import { endpoints } from '@lectern/sdk/api';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { toCard } from '../courses/courseCard.ts';
import { toReview } from '../reviews/reviewView.ts';
import { findInstructor, listPraise, listPublishedCourses } from './repository.ts';

export function instructorRoutes({ db, files }: Services): Route[] {
  return [
    route(endpoints.instructors.get, anyone, async ({ input, request }) => {
      const row = await findInstructor(db, input.id);
      if (!row) throw problems.instructorNotFound();
      const [published, praise] = await Promise.all([listPublishedCourses(db, input.id), listPraise(db, input.id)]);
      const links = files.linksFor(request);
      const { id, pictureFileId, headline, belief, courses, students, ...rest } = row;
      return {
        instructor: {
          _id: id,
          ...rest,
          headline: headline ?? undefined,
          belief: belief ?? undefined,
          profilePicture: pictureFileId ? links.public(pictureFileId) : undefined,
          stats: { courses, students },
        },
        courses: published.map((course) => toCard(course, links)),
        reviews: praise.map((row) => ({ ...toReview(row, links), course: { _id: row.courseId, title: row.title } })),
      };
    }),
  ];
}
