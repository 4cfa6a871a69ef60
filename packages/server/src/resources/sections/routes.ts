import { endpoints } from '@lectern/sdk/api';
import { idFor } from '../../db/newId.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { updateCourse } from '../courses/authoredRepository.ts';
import { mayWrite } from '../courses/authoredRoutes.ts';
import { lockAuthoredCourse, requireAuthoredSection } from '../courses/authorship.ts';
import { addSection, removeSection, updateSection } from './repository.ts';

export function sectionRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.sections.create, mayWrite, async ({ input, actor }) => {
      const { courseId, title, order, idempotencyKey } = input;
      const id = await db.transaction(async (tx) => {
        await lockAuthoredCourse(tx, actor.id, courseId);
        await updateCourse(tx, courseId, {});
        return addSection(tx, idFor(idempotencyKey, 'section', actor.id, courseId), {
          courseId,
          title,
          position: order,
        });
      });
      return { section: { _id: id, courseId, title, order, lectures: [] } };
    }),

    route(endpoints.sections.update, mayWrite, async ({ input, actor }) => {
      const { id, title, order } = input;
      const section = await db.transaction(async (tx) => {
        const { courseId } = await requireAuthoredSection(tx, actor.id, id);
        if (input.courseId !== undefined && input.courseId !== courseId) throw problems.sectionNotFound();
        await lockAuthoredCourse(tx, actor.id, courseId);
        await updateSection(tx, id, { title, position: order });
        await updateCourse(tx, courseId, {});
        return requireAuthoredSection(tx, actor.id, id);
      });
      return { section: { _id: id, courseId: section.courseId, title: section.title, order: section.position } };
    }),

    route(endpoints.sections.remove, mayWrite, async ({ input, actor }) => {
      await db.transaction(async (tx) => {
        const { courseId } = await requireAuthoredSection(tx, actor.id, input.id);
        await lockAuthoredCourse(tx, actor.id, courseId);
        await removeSection(tx, input.id);
        await updateCourse(tx, courseId, {});
      });
      return {};
    }),
  ];
}
