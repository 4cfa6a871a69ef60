import type { endpoints } from '@lectern/sdk/api';
import { paiseOf } from '../../currency.ts';
import type { Db } from '../../db/database.ts';
import { idFor } from '../../db/newId.ts';
import { storedFilePath } from '../../fileLinks.ts';
import { problems } from '../../problems.ts';
import type { InputOf } from '../../route.ts';
import type { Services } from '../../services.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { lockCategory } from '../categories/repository.ts';
import { isPublicVideo } from '../lectures/fileRepository.ts';
import { fileIdIn } from '../lectures/lectureFiles.ts';
import { retireNotifications } from '../users/instructorNotifications.ts';
import {
  type CourseFields,
  deleteCourse,
  listContentIds,
  moveContent,
  saveCourse,
  updateCourse,
} from './authoredRepository.ts';
import { lockAuthoredCourse } from './authorship.ts';

type CreateInput = InputOf<typeof endpoints.courses.create>;
type UpdateInput = InputOf<typeof endpoints.courses.update>;
type ArrangeInput = InputOf<typeof endpoints.courses.arrange>;

type Priced = Pick<Services, 'db' | 'money'>;

/** Creates a course, once for each idempotency key. Returns its id. */
export function createCourse({ db, money }: Priced, userId: string, input: CreateInput): Promise<string> {
  const { price, category, courseImage, idempotencyKey, ...rest } = input;
  return db.transaction(async (tx) => {
    const fields = await columnsOf(tx, userId, { category, courseImage, ...rest });
    const id = await saveCourse(tx, idFor(idempotencyKey, 'course', userId), userId, {
      ...rest,
      ...fields,
      categoryId: category,
      pricePaise: paiseOf(price, money, 'price'),
    });
    if (!id) throw problems.courseNotFound();
    return id;
  });
}

/** Changes the fields that are given. */
export async function changeCourse({ db, money }: Priced, userId: string, input: UpdateInput): Promise<void> {
  const { courseId, price, category, courseImage, ...rest } = input;
  await db.transaction(async (tx) => {
    await lockAuthoredCourse(tx, userId, courseId);
    const fields = await columnsOf(tx, userId, { category, courseImage, ...rest });
    const pricePaise = price === undefined ? {} : { pricePaise: paiseOf(price, money, 'price') };
    await updateCourse(tx, courseId, { ...rest, ...fields, ...pricePaise });
  });
}

export async function removeCourse(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAuthoredCourse(tx, userId, id);
    await deleteCourse(tx, id);
    await retireNotifications(tx, userId, id);
  });
}

/** Reorders the whole content. Throws 409 `content_changed` unless the list names exactly what the course contains. */
export async function arrangeCourse(db: Db, userId: string, { id, sections }: ArrangeInput): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAuthoredCourse(tx, userId, id);
    const known = await listContentIds(tx, id);
    const isComplete = (ids: readonly string[], existing: Set<string>) =>
      ids.length === existing.size && new Set(ids).size === ids.length && ids.every((one) => existing.has(one));
    const sectionIds = sections.map(({ _id }) => _id);
    const lectureIds = sections.flatMap(({ lectures }) => lectures);
    if (!isComplete(sectionIds, known.sections) || !isComplete(lectureIds, known.lectures)) {
      throw problems.contentChanged();
    }
    await moveContent(tx, sections);
    await updateCourse(tx, id, {});
  });
}

type Columns = Pick<CourseFields, 'categoryId' | 'videoPreviewUrl' | 'imageFileId'>;
type Fields = Pick<UpdateInput, 'category' | 'courseImage' | 'videoPreviewUrl'>;

/** The columns that differ from their fields: the category must exist, and the picture is stored. */
async function columnsOf(
  tx: Db,
  ownerId: string,
  { category, courseImage, videoPreviewUrl }: Fields,
): Promise<Columns> {
  if (category !== undefined && !(await lockCategory(tx, category))) throw problems.categoryNotFound();
  const columns: Columns = {};
  if (category !== undefined) columns.categoryId = category;
  if (videoPreviewUrl !== undefined) columns.videoPreviewUrl = await previewUrl(tx, videoPreviewUrl);
  if (courseImage === null) columns.imageFileId = null;
  else if (courseImage) {
    columns.imageFileId = await uploadOf('courseImage', courseImage).save(tx, { ownerId, isPublic: true });
  }
  return columns;
}

/** A URL as it is stored, null for ''. A private video of this server is refused: its signed URL expires. */
async function previewUrl(tx: Db, url: string | null): Promise<string | null> {
  const fileId = url && fileIdIn(url);
  if (!fileId) return url || null;
  if (!(await isPublicVideo(tx, fileId))) throw problems.expiringAddress('videoPreviewUrl');
  return storedFilePath(fileId);
}
