import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { changeSection, createSection, removeSection } from './authoring.ts';

export function sectionRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.sections.create, may('contentManager'), async ({ input, actor }) => {
      const { courseId, title, order } = input;
      return { section: { _id: await createSection(db, actor.id, input), courseId, title, order, lectures: [] } };
    }),

    route(endpoints.sections.update, may('contentManager'), async ({ input, actor }) => {
      const { id, courseId, title, position } = await changeSection(db, actor.id, input);
      return { section: { _id: id, courseId, title, order: position } };
    }),

    route(endpoints.sections.remove, may('contentManager'), async ({ input, actor }) => {
      await removeSection(db, actor.id, input.id);
      return {};
    }),
  ];
}
