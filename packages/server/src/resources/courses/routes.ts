import { endpoints } from '@lectern/sdk/api';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { authoredCourseRoutes } from './authoredRoutes.ts';
import { toCard } from './courseCard.ts';
import { nestLectures, toDetail } from './courseDetail.ts';
import { findCourse, listOutline, listSections } from './repository.ts';
import { searchCourses } from './search.ts';

export function courseRoutes(services: Services): Route[] {
  const { db, files } = services;
  return [
    ...authoredCourseRoutes(services),
    route(endpoints.courses.search, anyone, async ({ input, request }) => {
      const { rows, total, size, number, correctedQuery } = await searchCourses(db, input);
      const links = files.linksFor(request);
      return {
        courses: rows.map((row) => toCard(row, links)),
        currentPage: number,
        totalPages: Math.ceil(total / size),
        totalResults: total,
        correctedQuery,
      };
    }),

    route(endpoints.courses.get, anyone, async ({ input, actor, request }) => {
      const row = await findCourse(db, input.id);
      if (!row || (row.status !== 'published' && row.creatorId !== actor?.id)) throw problems.courseNotFound();
      const [sections, lectures] = await Promise.all([listSections(db, row.id), listOutline(db, row.id)]);
      const outline = lectures.map(({ id, position, ...rest }) => ({ _id: id, order: position, ...rest }));
      return { course: { ...toDetail(row, files.linksFor(request)), sections: nestLectures(sections, outline) } };
    }),
  ];
}
