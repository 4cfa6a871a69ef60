import { type CourseUpdate, endpoints, progressPercent, toPaise } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { idFor } from '../../db/newId.ts';
import { storedFilePath } from '../../fileLinks.ts';
import { role } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { lockCategory } from '../categories/repository.ts';
import { countLearners, listLearners } from '../enrollments/repository.ts';
import { fileIdIn, isPublicVideo } from '../lectures/lectureFiles.ts';
import {
  addCourse,
  arrange,
  type CourseFields,
  findAuthoredCourse,
  listAuthoredCourses,
  listAuthoredLectures,
  listParts,
  removeCourse,
  updateCourse,
} from './authoredRepository.ts';
import { toAuthoredCourse, toAuthoredLecture } from './authoredView.ts';
import { lockAuthoredCourse, requireAuthoredCourse } from './authorship.ts';
import { nest } from './courseDetail.ts';
import { listSections } from './repository.ts';

const LEARNERS_PER_PAGE = 20;

/** Admins may open the instructor's pages; what they see there is their own, which is nothing. */
export const mayRead = role('instructor', 'admin');
export const mayWrite = role('instructor');

export function authoredCourseRoutes({ db, files }: Services): Route[] {
  const answer = async (userId: string, id: string, request: FastifyRequest) => {
    const row = await findAuthoredCourse(db, userId, id);
    if (!row) throw problems.courseNotFound();
    return { course: toAuthoredCourse(row, files.linksFor(request)) };
  };

  return [
    route(endpoints.courses.listAuthored, mayRead, async ({ actor, request }) => {
      const links = files.linksFor(request);
      return { courses: (await listAuthoredCourses(db, actor.id)).map((row) => toAuthoredCourse(row, links)) };
    }),

    route(endpoints.courses.getAuthored, mayRead, async ({ input, actor, request }) => {
      const row = await findAuthoredCourse(db, actor.id, input.id);
      if (!row) throw problems.courseNotFound();
      const [sections, lectures] = await Promise.all([listSections(db, row.id), listAuthoredLectures(db, row.id)]);
      const links = files.linksFor(request);
      const content = lectures.map((lecture) => toAuthoredLecture(lecture, links));
      const { videoPreviewUrl, learningObjectives, requirements, targetAudience } = row;
      return {
        course: {
          ...toAuthoredCourse(row, links),
          videoPreviewUrl: videoPreviewUrl && links.full(videoPreviewUrl),
          learningObjectives,
          requirements,
          targetAudience,
          sections: nest(sections, content),
        },
      };
    }),

    route(endpoints.courses.learners, mayRead, async ({ input, actor, request }) => {
      const { id, q: words = '', page = 1 } = input;
      await requireAuthoredCourse(db, actor.id, id);
      const [rows, total] = await Promise.all([
        listLearners(db, id, { words, page, size: LEARNERS_PER_PAGE }),
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
        })),
        currentPage: page,
        totalPages: Math.ceil(total / LEARNERS_PER_PAGE),
        totalResults: total,
      };
    }),

    route(endpoints.courses.create, mayWrite, async ({ input, actor, request }) => {
      const { price, category, courseImage, idempotencyKey, ...rest } = input;
      const id = await db.transaction(async (tx) => {
        const fields = await columnsOf(tx, actor.id, { category, courseImage, ...rest });
        return addCourse(tx, idFor(idempotencyKey, 'course', actor.id), actor.id, {
          ...rest,
          ...fields,
          categoryId: category,
          pricePaise: toPaise(price),
        });
      });
      return answer(actor.id, id, request);
    }),

    route(endpoints.courses.update, mayWrite, async ({ input, actor, request }) => {
      const { courseId, price, category, courseImage, ...rest } = input;
      await db.transaction(async (tx) => {
        await lockAuthoredCourse(tx, actor.id, courseId);
        const fields = await columnsOf(tx, actor.id, { category, courseImage, ...rest });
        const pricePaise = price === undefined ? {} : { pricePaise: toPaise(price) };
        await updateCourse(tx, courseId, { ...rest, ...fields, ...pricePaise });
      });
      return answer(actor.id, courseId, request);
    }),

    route(endpoints.courses.remove, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) => {
        await lockAuthoredCourse(tx, actor.id, input.id);
        await removeCourse(tx, input.id);
      });
      return {};
    }),

    route(
      endpoints.courses.arrange,
      mayWrite,
      async ({ input, actor }) => {
        await db.transaction(async (tx) => {
          await lockAuthoredCourse(tx, actor.id, input.id);
          const parts = await listParts(tx, input.id);
          const isSame = (given: readonly string[], there: Set<string>) =>
            given.length === there.size && new Set(given).size === given.length && given.every((id) => there.has(id));
          const sectionIds = input.sections.map(({ _id }) => _id);
          const lectureIds = input.sections.flatMap(({ lectures }) => lectures);
          // An order of what the course no longer is would lose or move something that its author has not seen.
          if (!isSame(sectionIds, parts.sections) || !isSame(lectureIds, parts.lectures))
            throw problems.contentChanged();
          await arrange(tx, input.sections);
          await updateCourse(tx, input.id, {});
        });
        return {};
      },
      { hasLargeBody: true },
    ),
  ];
}

type Columns = Pick<CourseFields, 'categoryId' | 'videoPreviewUrl' | 'imageFileId'>;
type Given = Pick<CourseUpdate, 'category' | 'courseImage' | 'videoPreviewUrl'>;

/** A video of this server may be named where everyone may see it; another one's address would expire. */
async function previewAddress(tx: Db, address: string | null): Promise<string | null> {
  const fileId = address && fileIdIn(address);
  if (!fileId) return address || null;
  if (!(await isPublicVideo(tx, fileId))) throw problems.expiringAddress('videoPreviewUrl');
  return storedFilePath(fileId);
}

/** The columns that are not simply the fields: the category has to be there, the picture is kept, '' is none. */
async function columnsOf(tx: Db, ownerId: string, given: Given): Promise<Columns> {
  const { category, courseImage, videoPreviewUrl } = given;
  if (category !== undefined && !(await lockCategory(tx, category))) throw problems.categoryNotFound();
  const columns: Columns = {};
  if (category !== undefined) columns.categoryId = category;
  if (videoPreviewUrl !== undefined) columns.videoPreviewUrl = await previewAddress(tx, videoPreviewUrl);
  if (courseImage === null) columns.imageFileId = null;
  else if (courseImage) {
    columns.imageFileId = await uploadOf('courseImage', courseImage).keep(tx, { ownerId, isPublic: true });
  }
  return columns;
}
