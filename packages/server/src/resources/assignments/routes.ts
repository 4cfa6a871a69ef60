import { endpoints } from '@lectern/sdk/api';
import type { FileLinks } from '../../fileLinks.ts';
import { may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { issueDue } from '../certificates/issueDue.ts';
import { requireAuthoredLecture } from '../courses/authorship.ts';
import { recordAnswer } from '../enrollments/progressRepository.ts';
import { notifyInstructor, resolveNotification } from '../users/instructorNotifications.ts';
import { notify } from '../users/notificationRepository.ts';
import { toShownWork } from '../works/workView.ts';
import {
  countWaiting,
  type FoundSubmission,
  findInstructor,
  findReceived,
  findSubmission,
  gradeSubmission,
  hasUngraded,
  listReceived,
  listWaiting,
  saveSubmission,
} from './repository.ts';
import { requireAssignment } from './requireAssignment.ts';

const PAGE_SIZE = 20;

const toSubmission = ({ submission: row, work }: FoundSubmission, links: FileLinks) => ({
  _id: row.id,
  lectureId: row.lectureId,
  submissionText: row.submissionText,
  submissionUrl: row.submissionUrl,
  grade: row.grade,
  feedback: row.feedback,
  createdAt: row.createdAt.toISOString(),
  gradedAt: row.gradedAt?.toISOString(),
  work: work && toShownWork(work, links),
});

interface Received extends FoundSubmission {
  learner: { id: string; firstName: string; lastName: string; pictureFileId: string | null };
}

const toReceived = ({ learner: { id, pictureFileId, ...name }, ...found }: Received, links: FileLinks) => ({
  ...toSubmission(found, links),
  userId: { _id: id, ...name, profilePicture: pictureFileId && links.public(pictureFileId) },
});

/** Submitting, reading and grading assignments. */
export function assignmentRoutes(services: Services): Route[] {
  const { db, files, mail } = services;
  return [
    route(
      endpoints.assignments.submit,
      signedIn,
      async ({ input, actor, request }) => {
        const { id, submissionText, submissionUrl } = input;
        const lecture = await requireAssignment(db, actor.id, id);
        const row = await db.transaction(async (tx) => {
          await recordAnswer(tx, actor.id, lecture.id, true);
          const saved = await saveSubmission(tx, {
            userId: actor.id,
            lectureId: lecture.id,
            submissionText,
            submissionUrl,
          });
          await notifyInstructor(tx, lecture.courseId, { kind: 'submission', subjectId: lecture.id });
          const userId = await findInstructor(tx, lecture.id);
          if (userId) await mail.queue(tx, 'submission', { userId, subjectId: saved.submission.id });
          return saved;
        });
        await issueDue(services, actor.id, { courseId: lecture.courseId });
        return { submission: toSubmission(row, files.linksFor(request)) };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.assignments.mySubmission, signedIn, async ({ input, actor, request }) => {
      const lecture = await requireAssignment(db, actor.id, input.id);
      const row = await findSubmission(db, actor.id, lecture.id);
      return { submission: row && toSubmission(row, files.linksFor(request)) };
    }),

    route(endpoints.submissions.list, may('instructorDashboard'), async ({ input, actor, request }) => {
      const lecture = await requireAuthoredLecture(db, actor.id, input.id);
      const links = files.linksFor(request);
      const rows = await listReceived(db, lecture.id, input.isUngraded ?? false);
      const { id, title, courseId, courseTitle, textContent, contentUrl } = lecture;
      return {
        submissions: rows.map((row) => toReceived(row, links)),
        lecture: { _id: id, title, courseId, courseTitle, textContent, contentUrl },
      };
    }),

    route(endpoints.submissions.listWaiting, may('instructorDashboard'), async ({ input, actor, request }) => {
      const page = input.page ?? 1;
      const [rows, total] = await Promise.all([
        listWaiting(db, actor.id, { page, size: PAGE_SIZE }),
        countWaiting(db, actor.id),
      ]);
      const links = files.linksFor(request);
      return {
        submissions: rows.map(({ lecture, ...row }) => ({ ...toReceived(row, links), lecture })),
        currentPage: page,
        totalPages: Math.ceil(total / PAGE_SIZE),
        totalResults: total,
      };
    }),

    route(
      endpoints.submissions.grade,
      may('contentManager'),
      async ({ input, actor, request }) => {
        const { id, grade, feedback } = input;
        const row = await db.transaction(async (tx) => {
          const found = await findReceived(tx, actor.id, id);
          if (!found) throw problems.submissionNotFound();
          const submission = await gradeSubmission(tx, id, { grade, feedback });
          await notify(tx, {
            userId: submission.userId,
            type: 'info',
            title: 'Assignment Graded',
            message: `"${found.lectureTitle}" was graded: ${grade} out of 100.`,
            link: `/course/${found.courseId}/learning?lecture=${submission.lectureId}`,
          });
          await mail.queue(tx, 'grade', { userId: submission.userId, subjectId: id });
          if (!(await hasUngraded(tx, submission.lectureId))) {
            await resolveNotification(tx, actor.id, { kind: 'submission', subjectId: submission.lectureId });
          }
          return { ...found, submission };
        });
        return { submission: toReceived(row, files.linksFor(request)) };
      },
      { changes: 'nothing' },
    ),
  ];
}
