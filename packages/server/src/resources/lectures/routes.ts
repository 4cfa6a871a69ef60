import { endpoints, isLectureTextLongEnough, type LectureInput } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { idFor } from '../../db/newId.ts';
import { cleanLectureHtml } from '../../lectureHtml.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { updateCourse } from '../courses/authoredRepository.ts';
import { mayWrite } from '../courses/authoredRoutes.ts';
import { toAuthoredLecture } from '../courses/authoredView.ts';
import { lockAuthoredCourse, requireAuthoredLecture, requireAuthoredSection } from '../courses/authorship.ts';
import { finishQuiz } from '../quizzes/authoredRepository.ts';
import { fileIdIn, requireOwnUploads } from './lectureFiles.ts';
import { addLecture, findAuthoredLecture, type LectureFields, removeLecture, updateLecture } from './repository.ts';

export function lectureRoutes({ db, files }: Services): Route[] {
  const answer = async (id: string, request: FastifyRequest) => ({
    lecture: toAuthoredLecture(await findAuthoredLecture(db, id), files.linksFor(request)),
  });

  return [
    route(
      endpoints.lectures.create,
      mayWrite,
      async ({ input, actor, request }) => {
        const { courseId, sectionId, title, type, order, isPublished, idempotencyKey } = input;
        const id = await db.transaction(async (tx) => {
          await lockAuthoredCourse(tx, actor.id, courseId);
          const section = await requireAuthoredSection(tx, actor.id, sectionId);
          if (section.courseId !== courseId) throw problems.sectionNotFound();
          const content = await contentOf(tx, actor.id, type, input);
          await updateCourse(tx, courseId, {});
          const id = idFor(idempotencyKey, type, actor.id, courseId);
          return addLecture(tx, id, { courseId, sectionId, title, type, position: order, isPublished, ...content });
        });
        return answer(id, request);
      },
      { hasLargeBody: true },
    ),

    route(
      endpoints.lectures.update,
      mayWrite,
      async ({ input, actor, request }) => {
        const { id, courseId, type, sectionId, title, order, isPublished, quizId } = input;
        await db.transaction(async (tx) => {
          const lecture = await requireAuthoredLecture(tx, actor.id, id);
          if (courseId !== undefined && courseId !== lecture.courseId) throw problems.lectureNotFound();
          if (type !== undefined && type !== lecture.type) throw problems.invalidField('type', 'rule.lectureTypeFixed');
          await lockAuthoredCourse(tx, actor.id, lecture.courseId);
          if (sectionId !== undefined) {
            const section = await requireAuthoredSection(tx, actor.id, sectionId);
            if (section.courseId !== lecture.courseId) throw problems.sectionNotFound();
          }
          const content = await contentOf(tx, actor.id, lecture.type, input);
          await updateLecture(tx, id, { sectionId, title, position: order, isPublished, ...content });
          if (quizId !== undefined) await finishQuiz(tx, quizId, id);
          await updateCourse(tx, lecture.courseId, {});
        });
        return answer(id, request);
      },
      { hasLargeBody: true },
    ),

    route(endpoints.lectures.remove, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) => {
        const { courseId } = await requireAuthoredLecture(tx, actor.id, input.id);
        await lockAuthoredCourse(tx, actor.id, courseId);
        await removeLecture(tx, input.id);
        await updateCourse(tx, courseId, {});
      });
      return {};
    }),

    route(
      endpoints.lectures.uploadVideo,
      mayWrite,
      async ({ input, actor, request }) => {
        const id = await uploadOf('videoFile', input.videoFile).keep(db, { ownerId: actor.id, isPublic: false });
        return { videoUrl: files.linksFor(request).signed(id) };
      },
      { leavesCatalogue: true },
    ),

    route(
      endpoints.lectures.uploadCaptions,
      mayWrite,
      async ({ input, actor, request }) => {
        const id = await uploadOf('captionsFile', input.captionsFile).keep(db, { ownerId: actor.id, isPublic: false });
        return { captionsUrl: files.linksFor(request).signed(id) };
      },
      { leavesCatalogue: true },
    ),
  ];
}

type Columns = Pick<LectureFields, 'textContent' | 'contentFileId' | 'contentUrl' | 'durationSeconds' | 'captions'>;

/** What a lecture may hold, whichever type it has. */
interface Content {
  contentUrl?: string | undefined;
  textContent?: string | undefined;
  duration?: number | undefined;
  captions?: { language: string; label: string; url: string }[] | undefined;
}

/** The columns of a type of lecture. What belongs to another type is left out (§3). */
async function contentOf(
  db: Db,
  ownerId: string,
  type: LectureInput['type'],
  given: Content & { title?: string | undefined },
): Promise<Columns> {
  const fields: Columns = {};
  if (type === 'text' || type === 'assignment') {
    if (given.textContent !== undefined) {
      const textContent = cleanLectureHtml(given.textContent);
      // Counted again without what may not stay; a brief may be as short as its author likes.
      if (type === 'text' && !isLectureTextLongEnough(textContent)) {
        throw problems.invalidField('textContent', 'rule.textContent');
      }
      fields.textContent = textContent;
    }
  }
  if ((type === 'video' || type === 'assignment') && given.contentUrl !== undefined) {
    const fileId = fileIdIn(given.contentUrl);
    if (fileId) await requireOwnUploads(db, ownerId, 'contentUrl', [fileId], type === 'video' ? 'video/' : '');
    fields.contentFileId = fileId ?? null;
    fields.contentUrl = fileId ? null : given.contentUrl;
  }
  if (type !== 'video') return fields;
  if (given.duration !== undefined) fields.durationSeconds = given.duration;
  if (given.captions !== undefined) {
    const tracks = given.captions.map(({ url, ...track }) => ({ ...track, fileId: fileIdIn(url) ?? '' }));
    // Captions from elsewhere would not load: a track has to come from where the page may read it.
    await requireOwnUploads(
      db,
      ownerId,
      'captions',
      tracks.map(({ fileId }) => fileId),
      'text/vtt',
    );
    fields.captions = tracks;
  }
  return fields;
}
