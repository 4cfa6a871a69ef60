import type { endpoints } from '@lectern/sdk/api';
import { isLectureTextLongEnough, readingSeconds } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { idFor } from '../../db/newId.ts';
import { cleanLectureHtml } from '../../lectureHtml.ts';
import { problems } from '../../problems.ts';
import type { InputOf } from '../../route.ts';
import { updateCourse } from '../courses/authoredRepository.ts';
import { lockAuthoredCourse, requireAuthoredLecture, requireAuthoredSection } from '../courses/authorship.ts';
import { finishQuiz } from '../quizzes/authoring.ts';
import { fileIdIn, requireUsableFiles } from './lectureFiles.ts';
import { countLectures, deleteLecture, type LectureFields, saveLecture, updateLecture } from './repository.ts';

type CreateInput = InputOf<typeof endpoints.lectures.create>;
type UpdateInput = InputOf<typeof endpoints.lectures.update>;

/** Of one course: as many as `courses.arrange` accepts. */
const MAX_LECTURES = 10_000;

/** Creates a lecture, once for each idempotency key. Returns its id. */
export function createLecture(db: Db, userId: string, input: CreateInput): Promise<string> {
  const { courseId, sectionId, title, type, order, isPublished, idempotencyKey } = input;
  return db.transaction(async (tx) => {
    await lockAuthoredCourse(tx, userId, courseId);
    await requireSectionOf(tx, userId, sectionId, courseId);
    const content = await contentOf(tx, userId, type, input);
    await updateCourse(tx, courseId, {});
    if ((await countLectures(tx, courseId)) >= MAX_LECTURES) throw problems.tooMany('lectures', MAX_LECTURES);
    const id = await saveLecture(tx, idFor(idempotencyKey, type, userId, courseId), {
      courseId,
      sectionId,
      title,
      type,
      position: order,
      isPublished,
      ...content,
    });
    if (!id) throw problems.lectureNotFound();
    return id;
  });
}

/** Changes the fields that are given; `quizId` shows the lecture's new quiz to learners. */
export async function changeLecture(db: Db, userId: string, input: UpdateInput): Promise<void> {
  const { id, courseId, type, sectionId, title, order, isPublished, quizId } = input;
  await db.transaction(async (tx) => {
    const lecture = await requireAuthoredLecture(tx, userId, id);
    if (courseId !== undefined && courseId !== lecture.courseId) throw problems.lectureNotFound();
    if (type !== undefined && type !== lecture.type) throw problems.invalidField('type', 'rule.lectureTypeFixed');
    await lockAuthoredCourse(tx, userId, lecture.courseId);
    if (sectionId !== undefined) await requireSectionOf(tx, userId, sectionId, lecture.courseId);
    const content = await contentOf(tx, userId, lecture.type, input);
    await updateLecture(tx, id, { sectionId, title, position: order, isPublished, ...content });
    if (quizId !== undefined) await finishQuiz(tx, quizId, id);
    await updateCourse(tx, lecture.courseId, {});
  });
}

export async function removeLecture(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { courseId } = await requireAuthoredLecture(tx, userId, id);
    await lockAuthoredCourse(tx, userId, courseId);
    await deleteLecture(tx, id);
    await updateCourse(tx, courseId, {});
  });
}

async function requireSectionOf(tx: Db, userId: string, sectionId: string, courseId: string): Promise<void> {
  const section = await requireAuthoredSection(tx, userId, sectionId);
  if (section.courseId !== courseId) throw problems.sectionNotFound();
}

type Content = Omit<UpdateInput, 'id' | 'type'>;
type Columns = Pick<
  LectureFields,
  'isFree' | 'textContent' | 'contentFileId' | 'contentUrl' | 'durationSeconds' | 'captions'
>;

/** The content columns of a type of lecture. Content that belongs to another type is ignored (§3). */
async function contentOf(db: Db, userId: string, type: CreateInput['type'], content: Content): Promise<Columns> {
  const columns: Columns = {};
  if (type !== 'assignment') columns.isFree = content.isFree;
  if ((type === 'text' || type === 'assignment') && content.textContent !== undefined) {
    columns.textContent = cleanLectureHtml(content.textContent);
    if (type === 'text') {
      // Checked again after cleaning; a brief may be of any length.
      if (!isLectureTextLongEnough(columns.textContent)) {
        throw problems.invalidField('textContent', 'rule.textContent');
      }
      columns.durationSeconds = readingSeconds(columns.textContent);
    }
  }
  if ((type === 'video' || type === 'assignment') && content.contentUrl !== undefined) {
    const fileId = fileIdIn(content.contentUrl);
    if (fileId) await requireUsableFiles(db, userId, 'contentUrl', [fileId], type === 'video' ? 'video/' : '');
    columns.contentFileId = fileId ?? null;
    columns.contentUrl = fileId ? null : content.contentUrl;
  }
  if (type !== 'video') return columns;
  if (content.duration !== undefined) columns.durationSeconds = content.duration;
  if (content.captions !== undefined) {
    // Uploads only: a page cannot load captions from other origins without CORS.
    const captions = content.captions.map(({ url, ...caption }) => ({ ...caption, fileId: fileIdIn(url) ?? '' }));
    const fileIds = captions.map(({ fileId }) => fileId);
    await requireUsableFiles(db, userId, 'captions', fileIds, 'text/vtt');
    columns.captions = captions;
  }
  return columns;
}
