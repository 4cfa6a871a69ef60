import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { prepareAgain, queueVideos } from '../../video/repository.ts';
import { toAuthoredLecture } from '../courses/authoredView.ts';
import { requireAuthoredLecture } from '../courses/authorship.ts';
import { changeLecture, createLecture, removeLecture } from './authoring.ts';
import { findLectureContent } from './repository.ts';

export function lectureRoutes({ db, files, preparesVideos }: Services): Route[] {
  const lectureOf = async (id: string, request: FastifyRequest) => {
    const row = await findLectureContent(db, id);
    if (!row) throw problems.lectureNotFound();
    return { lecture: toAuthoredLecture(row, files.linksFor(request)) };
  };
  /** Its film waits from now on; a film that nobody saves is prepared for nobody. */
  const saved = async (id: string, request: FastifyRequest) => {
    if (preparesVideos) await queueVideos(db, id);
    return lectureOf(id, request);
  };

  return [
    route(
      endpoints.lectures.create,
      may('contentManager'),
      async ({ input, actor, request }) => saved(await createLecture(db, actor.id, input), request),
      { hasLargeBody: true },
    ),

    route(
      endpoints.lectures.update,
      may('contentManager'),
      async ({ input, actor, request }) => {
        await changeLecture(db, actor.id, input);
        return saved(input.id, request);
      },
      { hasLargeBody: true },
    ),

    route(endpoints.lectures.remove, may('contentManager'), async ({ input, actor }) => {
      await removeLecture(db, actor.id, input.id);
      return {};
    }),

    route(
      endpoints.lectures.uploadVideo,
      may('contentManager'),
      async ({ input, actor, request }) => {
        const id = await uploadOf('videoFile', input.videoFile).save(db, { ownerId: actor.id, isPublic: false });
        return { videoUrl: files.linksFor(request).signed(id) };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.lectures.uploadCaptions,
      may('contentManager'),
      async ({ input, actor, request }) => {
        const id = await uploadOf('captionsFile', input.captionsFile).save(db, { ownerId: actor.id, isPublic: false });
        return { captionsUrl: files.linksFor(request).signed(id) };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.lectures.prepareVideo, may('contentManager'), async ({ input, actor, request }) => {
      await requireAuthoredLecture(db, actor.id, input.id);
      if (preparesVideos) await prepareAgain(db, input.id);
      return lectureOf(input.id, request);
    }),
  ];
}
