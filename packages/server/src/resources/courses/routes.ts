import { endpoints } from '@lectern/sdk/api';
import { batched } from '../../db/batched.ts';
import { anyone, authorIdOf } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { authoredCourseRoutes } from './authoredRoutes.ts';
import { toCard } from './courseCard.ts';
import { nestLectures, toDetail } from './courseDetail.ts';
import { findCoursePages } from './repository.ts';
import { searchCourses } from './search.ts';

export function courseRoutes(services: Services): Route[] {
  const { db, files } = services;
  const findPage = batched((ids: readonly string[]) => findCoursePages(db, ids));
  return [
    ...authoredCourseRoutes(services),
    route(endpoints.courses.search, anyone, async ({ input, request }) => {
      const { rows, total, size, number, ...rest } = await searchCourses(db, input);
      const links = files.linksFor(request);
      return {
        courses: rows.map((row) => toCard(row, links)),
        currentPage: number,
        totalPages: Math.ceil(total / size),
        totalResults: total,
        ...rest,
      };
    }),

    route(endpoints.courses.get, anyone, async ({ input, actor, request }) => {
      const page = await findPage(input.id);
      if (!page || (page.status !== 'published' && page.creatorId !== authorIdOf(actor)))
        throw problems.courseNotFound();
      const sections = page.sections.map((section) => ({ ...section, courseId: page.id }));
      const outline = page.outline.map(({ id, position, ...rest }) => ({ _id: id, order: position, ...rest }));
      return { course: { ...toDetail(page, files.linksFor(request)), sections: nestLectures(sections, outline) } };
    }),
  ];
}
