import { endpoints } from '@lectern/sdk/api';
import { workLimits } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { anyone, may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { deleteUpload, removeStored, type Stored } from '../../uploads/deleteUpload.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { requireAssignment } from '../assignments/requireAssignment.ts';
import { findWork, isReceived, listWorks, lockSubmission, removeWork, saveWork } from './repository.ts';
import { toShownWork, toWork } from './workView.ts';

/** What learners show of their submissions, for everyone. */
export function workRoutes({ db, files, storage }: Services): Route[] {
  /** Removes a work with its picture. Whoever takes down what isn't shown has what they want. */
  const takeDown = async (submissionId: string, tx: Db): Promise<Stored | undefined> => {
    const picture = await removeWork(tx, submissionId);
    return picture === null ? undefined : deleteUpload(tx, picture);
  };

  return [
    route(endpoints.works.list, anyone, async ({ input: { courseId, limit }, request }) => {
      const rows = await listWorks(db, { courseId, limit: limit ?? workLimits.shown });
      const links = files.linksFor(request);
      return { works: rows.map((row) => toWork(row, links)) };
    }),

    route(endpoints.works.show, signedIn, async ({ input, actor, request }) => {
      const { id, title, caption, workImage, withoutImage } = input;
      await requireAssignment(db, actor.id, id);
      const { shown, replaced } = await db.transaction(async (tx) => {
        const submission = await lockSubmission(tx, actor.id, id);
        if (!submission) throw problems.submissionNotFound();
        const before = (await findWork(tx, submission.id))?.pictureFileId ?? null;
        const upload = workImage && uploadOf('workImage', workImage);
        const uploaded = await upload?.save(tx, { ownerId: actor.id, isPublic: true });
        const pictureFileId = uploaded ?? (withoutImage ? null : before);
        const { courseId } = submission;
        await saveWork(tx, { submissionId: submission.id, userId: actor.id, courseId, title, caption, pictureFileId });
        return {
          shown: await findWork(tx, submission.id),
          replaced: before !== null && before !== pictureFileId ? await deleteUpload(tx, before) : undefined,
        };
      });
      await removeStored(storage, replaced);
      if (!shown) throw new Error('The work was shown and is gone.');
      return { work: toShownWork(shown, files.linksFor(request)) };
    }),

    route(endpoints.works.takeDown, signedIn, async ({ input, actor }) => {
      const removed = await db.transaction(async (tx) => {
        const submission = await lockSubmission(tx, actor.id, input.id);
        if (submission) return takeDown(submission.id, tx);
        await requireAssignment(tx, actor.id, input.id);
        return undefined;
      });
      await removeStored(storage, removed);
      return {};
    }),

    route(endpoints.works.remove, may('instructorDashboard'), async ({ input, actor }) => {
      const removed = await db.transaction(async (tx) => {
        const authorId = actor.role === 'admin' ? undefined : actor.id;
        if (!(await isReceived(tx, input.id, authorId))) throw problems.submissionNotFound();
        return takeDown(input.id, tx);
      });
      await removeStored(storage, removed);
      return {};
    }),
  ];
}
