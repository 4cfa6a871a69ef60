import { endpoints } from '@lectern/sdk/api';
import { courseStudy, progressPercent } from '@lectern/sdk/rules';
import { batched } from '../../db/batched.ts';
import { type Actor, authorIdOf, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { issueDue } from '../certificates/issueDue.ts';
import { toCard } from '../courses/courseCard.ts';
import { nestLectures, toDetail } from '../courses/courseDetail.ts';
import { listSections } from '../courses/repository.ts';
import { enrollFree } from '../orders/purchase.ts';
import { partnerOf } from '../partners/attribution.ts';
import { findReview } from '../reviews/repository.ts';
import { toReview } from '../reviews/reviewView.ts';
import { requireLecture } from './access.ts';
import { toLecture } from './lectureView.ts';
import { type ProgressReport, saveProgress } from './progressRepository.ts';
import { findEnrolled, findForEnrollment, listContent, listEnrolled, listOutlines } from './repository.ts';

interface Study {
  completed: number;
  keptLectures: number;
  lastLectureId: string | null;
  enrolledAt: Date;
}
const toStudy = ({ completed, keptLectures, lastLectureId, enrolledAt }: Study) => ({
  progress: progressPercent(completed, keptLectures),
  lastLectureId,
  enrolledAt: enrolledAt.toISOString(),
});

/** Groups ordered lectures by section. */
function toSections(outlines: Awaited<ReturnType<typeof listOutlines>>) {
  const lectures = outlines.map(({ id, position, isCompleted, ...lecture }) => ({
    ...lecture,
    _id: id,
    order: position,
    isCompleted: isCompleted === true,
  }));
  const sectionIds = [...new Set(lectures.map(({ sectionId }) => sectionId))];
  return sectionIds.map((id) => ({ lectures: lectures.filter(({ sectionId }) => sectionId === id) }));
}

export function enrollmentRoutes(services: Services): Route[] {
  const { db, files } = services;
  /** A learner's enrollment. Throws 404 where the course is not visible to them, else 403 `not_enrolled`. */
  const enrolledIn = async (actor: Actor, courseId: string) => {
    const row = await findEnrolled(db, actor.id, courseId);
    if (row) return row;
    const course = await findForEnrollment(db, actor.id, courseId);
    const isVisible = course && (course.status === 'published' || course.creatorId === authorIdOf(actor));
    throw isVisible ? problems.notEnrolled() : problems.courseNotFound();
  };

  const save = batched((reports: readonly ProgressReport[]) => saveProgress(db, reports));
  /** Why a report was left out. */
  const refusalOf = async ({ userId, lectureId, isCompleted }: Omit<ProgressReport, 'position'>) => {
    const { type } = await requireLecture(db, userId, lectureId);
    const isOfOtherType = isCompleted && type !== 'video' && type !== 'text';
    // Otherwise it has become theirs meanwhile: the next report is stored.
    return isOfOtherType ? problems.wrongLectureType() : problems.unavailable();
  };

  return [
    route(
      endpoints.enrollments.enroll,
      signedIn,
      async ({ input, actor, request }) => {
        await enrollFree(services, actor.id, input.courseId, await partnerOf(services, request, actor));
        return {};
      },
      { changes: 'students' },
    ),

    route(endpoints.enrollments.list, signedIn, async ({ actor, request }) => {
      const links = files.linksFor(request);
      const [rows, outlines] = await Promise.all([listEnrolled(db, actor.id), listOutlines(db, actor.id)]);
      return {
        courses: rows.map((row) => ({
          ...toCard(row, links),
          ...toStudy(row),
          study: {
            ...courseStudy({
              lastLectureId: row.lastLectureId ?? undefined,
              sections: toSections(outlines.filter(({ courseId }) => courseId === row.id)),
            }),
            lastStudiedAt: row.studiedAt?.toISOString(),
            // The days on which someone studies are for their own dashboard alone.
            recentlyStudiedAt: actor.partner
              ? []
              : row.recentlyStudiedAt.map((moment) => new Date(moment).toISOString()),
          },
        })),
      };
    }),

    route(endpoints.enrollments.get, signedIn, async ({ input, actor, request }) => {
      const row = await enrolledIn(actor, input.id);
      const [sections, lectures, ownReview] = await Promise.all([
        listSections(db, row.id, row.enrolledAt),
        listContent(db, actor.id, row.id),
        findReview(db, row.id, actor.id),
      ]);
      const links = files.linksFor(request);
      const content = lectures.map((lecture) => toLecture(lecture, links));
      return {
        course: {
          ...toDetail(row, links),
          ...toStudy(row),
          sections: nestLectures(sections, content),
          ownReview: ownReview && toReview(ownReview, links),
        },
      };
    }),

    route(
      endpoints.enrollments.recordProgress,
      signedIn,
      async ({ input, actor }) => {
        const report = { userId: actor.id, lectureId: input.lectureId, isCompleted: input.isCompleted };
        const saved = await save({ ...report, position: input.lastWatchedPosition });
        if (!saved) throw await refusalOf(report);
        if (input.isCompleted && saved.completed === saved.total)
          await issueDue(services, actor.id, { lectureId: input.lectureId });
        return {
          progress: { lectureId: input.lectureId, isCompleted: saved.isCompleted, lastWatchedPosition: saved.position },
          courseProgress: progressPercent(saved.completed, saved.total),
        };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.enrollments.courseProgress, signedIn, async ({ input, actor }) => {
      const row = await enrolledIn(actor, input.id);
      return { courseProgress: progressPercent(row.completed, row.keptLectures) };
    }),
  ];
}
