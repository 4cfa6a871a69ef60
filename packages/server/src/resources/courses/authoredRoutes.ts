import { endpoints } from '@lectern/sdk/api';
import { progressPercent, trendWeeks } from '@lectern/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { countLearners, listLearners } from '../enrollments/learnersRepository.ts';
import { countByWeek, findAuthoredCourse, listAuthoredCourses, listAuthoredLectures } from './authoredRepository.ts';
import { toAuthoredCourse, toAuthoredLecture } from './authoredView.ts';
import { arrangeCourse, changeCourse, createCourse, removeCourse } from './authoring.ts';
import { requireAuthoredCourse } from './authorship.ts';
import { nestLectures } from './courseDetail.ts';
import { listSections } from './repository.ts';

const LEARNERS_PER_PAGE = 20;

export function authoredCourseRoutes(services: Services): Route[] {
  const { db, files } = services;
  const courseOf = async (userId: string, id: string, request: FastifyRequest) => {
    const row = await findAuthoredCourse(db, userId, id);
    if (!row) throw problems.courseNotFound();
    return { course: toAuthoredCourse(row, files.linksFor(request)) };
  };

  return [
    route(endpoints.courses.listAuthored, may('instructorDashboard'), async ({ actor, request }) => {
      const links = files.linksFor(request);
      return { courses: (await listAuthoredCourses(db, actor.id)).map((row) => toAuthoredCourse(row, links)) };
    }),

    route(endpoints.courses.weeks, may('instructorDashboard'), async ({ actor }) => ({
      weeks: await countByWeek(db, actor.id, trendWeeks()),
    })),

    route(endpoints.courses.getAuthored, may('instructorDashboard'), async ({ input, actor, request }) => {
      const row = await findAuthoredCourse(db, actor.id, input.id);
      if (!row) throw problems.courseNotFound();
      const [sections, lectures] = await Promise.all([listSections(db, row.id), listAuthoredLectures(db, row.id)]);
      const links = files.linksFor(request);
      const content = lectures.map((lecture) => toAuthoredLecture(lecture, links));
      const { videoPreviewUrl, learningObjectives, requirements, targetAudience } = row;
      return {
        course: {
          ...toAuthoredCourse(row, links),
          videoPreviewUrl: videoPreviewUrl && links.absolute(videoPreviewUrl),
          learningObjectives,
          requirements,
          targetAudience,
          sections: nestLectures(sections, content),
        },
      };
    }),

    route(endpoints.courses.learners, may('instructorDashboard'), async ({ input, actor, request }) => {
      const { id, q: words = '', sort = 'newest', page = 1 } = input;
      await requireAuthoredCourse(db, actor.id, id);
      const [rows, total] = await Promise.all([
        listLearners(db, id, { words, sort, page, size: LEARNERS_PER_PAGE }),
        countLearners(db, id, words),
      ]);
      const links = files.linksFor(request);
      return {
        learners: rows.map((row) => ({
          _id: row.id,
          firstName: row.firstName,
          lastName: row.lastName,
          profilePicture: row.pictureFileId && links.public(row.pictureFileId),
          progress: progressPercent(row.completed, row.keptLectures),
          enrolledAt: row.enrolledAt.toISOString(),
          lastSeenAt: row.lastSeenAt,
          lastLecture: row.lastLecture,
        })),
        currentPage: page,
        totalPages: Math.ceil(total / LEARNERS_PER_PAGE),
        totalResults: total,
      };
    }),

    route(endpoints.courses.create, may('courseForm'), async ({ input, actor, request }) =>
      courseOf(actor.id, await createCourse(services, actor.id, input), request),
    ),

    route(endpoints.courses.update, may('courseForm'), async ({ input, actor, request }) => {
      await changeCourse(services, actor.id, input);
      return courseOf(actor.id, input.courseId, request);
    }),

    route(endpoints.courses.remove, may('courseForm'), async ({ input, actor }) => {
      await removeCourse(db, actor.id, input.id);
      return {};
    }),

    route(
      endpoints.courses.arrange,
      may('contentManager'),
      async ({ input, actor }) => {
        await arrangeCourse(db, actor.id, input);
        return {};
      },
      { hasLargeBody: true },
    ),
  ];
}
