import { courseWorkload } from '@lectern/sdk/rules';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { categories, courses, files, instructorStudents, lectures, sections, users } from '../../db/schema.ts';
import { cardColumns } from './courseCard.ts';
import { isShown } from './shownLectures.ts';

/** The number of an instructor's published courses and of their students. */
export const creatorStats = {
  creatorCourses: sql<number>`(select count(*)::int from courses mine where mine.creator_id = users.id
    and mine.status = 'published' and mine.deleted_at is null)`,
  creatorStudents: sql<number>`coalesce((select ${instructorStudents.students} from ${instructorStudents}
    where ${instructorStudents.instructorId} = users.id), 0)`,
};

export const detailColumns = {
  ...cardColumns,
  videoPreviewUrl: courses.videoPreviewUrl,
  learningObjectives: courses.learningObjectives,
  requirements: courses.requirements,
  targetAudience: courses.targetAudience,
  creatorBio: users.bio,
  creatorHeadline: users.headline,
  ...creatorStats,
};

const courseStatement = prepared((db) =>
  db
    .select(detailColumns)
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(courses.id, sql.placeholder('id')), isNull(courses.deletedAt)))
    .prepare('find_course'),
);

/** A course of any status that is not deleted. */
export async function findCourse(db: Db, id: string) {
  const [row] = await courseStatement(db, { id });
  return row;
}

/** A section, or a lecture without its content. */
interface OutlinePart {
  id: string;
  title: string;
  position: number;
}
interface OutlineLecture extends OutlinePart {
  sectionId: string;
  type: 'video' | 'text' | 'quiz' | 'assignment';
  duration: number;
  isFree: boolean;
}

const inOrder = sql.raw('order by position, created_at, id');

/** The outline has every lecture that they count. */
const { totalLectures, totalSeconds, projectSeconds, ...columnsBesideOutline } = detailColumns;

const pageStatement = prepared((db) =>
  db
    .select({
      ...columnsBesideOutline,
      sections: sql<OutlinePart[]>`(select coalesce(json_agg(json_build_object(
          'id', id, 'title', title, 'position', position) ${inOrder}), '[]')
        from ${sections} where course_id = ${courses.id} and deleted_at is null)`,
      outline: sql<OutlineLecture[]>`(select coalesce(json_agg(json_build_object(
          'id', id, 'sectionId', section_id, 'title', title, 'type', type, 'duration', duration_seconds,
          'position', position, 'isFree', is_free) ${inOrder}), '[]')
        from ${lectures} where ${lectures.courseId} = ${courses.id} and ${isShown} and ${lectures.deletedAt} is null)`,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(
      and(
        sql`${courses.id} in (select json_array_elements_text(${sql.placeholder('ids')}::json))`,
        isNull(courses.deletedAt),
      ),
    )
    .prepare('find_course_pages'),
);

/** Courses of any status with their sections and outlines; undefined for one that is missing or deleted. */
export async function findCoursePages(db: Db, ids: readonly string[]) {
  const found = await pageStatement(db, { ids: JSON.stringify([...new Set(ids)]) });
  const pages = new Map(
    found.map((page) => {
      const { lessons, project } = courseWorkload(page.outline);
      const totals = { totalLectures: page.outline.length, totalSeconds: lessons + project, projectSeconds: project };
      return [page.id, Object.assign(page, totals)];
    }),
  );
  return ids.map((id) => pages.get(id));
}

/** The id of a public picture as a raster image, for link previews, which do not show SVG. */
export async function findRaster(db: Db, fileId: string): Promise<string | undefined> {
  const [file] = await db
    .select({ mime: files.mime, rasterId: files.rasterId })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.isPublic, true)));
  if (file?.rasterId) return file.rasterId;
  return file && /^image\/(jpeg|png|webp|gif)$/.test(file.mime) ? fileId : undefined;
}

const sectionsOf = (db: Db) =>
  db
    .select({ id: sections.id, courseId: sections.courseId, title: sections.title, position: sections.position })
    .from(sections);
const inPlace = [asc(sections.position), asc(sections.createdAt), asc(sections.id)];
const ofCourse = eq(sections.courseId, sql.placeholder('courseId'));

const sectionStatement = prepared((db) =>
  sectionsOf(db)
    .where(and(ofCourse, isNull(sections.deletedAt)))
    .orderBy(...inPlace)
    .prepare('list_sections'),
);
const keptSectionStatement = prepared((db) =>
  sectionsOf(db)
    .where(and(ofCourse, or(isNull(sections.deletedAt), gt(sections.deletedAt, sql.placeholder('keptSince')))))
    .orderBy(...inPlace)
    .prepare('list_kept_sections'),
);

/** The sections of a course, with those deleted after `keptSince`: learners who enrolled before keep them. */
export const listSections = (db: Db, courseId: string, keptSince?: Date) =>
  keptSince ? keptSectionStatement(db, { courseId, keptSince }) : sectionStatement(db, { courseId });
