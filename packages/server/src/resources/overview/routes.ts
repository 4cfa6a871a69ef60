import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { countMarketplace, listNewCourses } from './repository.ts';

const OVERVIEW_DAYS = 30;
const NEW_COURSES = 5;

export function overviewRoutes({ db }: Services): Route[] {
  return [
    route(endpoints.overview.get, may('adminDashboard'), async () => {
      const [figures, newCourses] = await Promise.all([
        countMarketplace(db, OVERVIEW_DAYS),
        listNewCourses(db, NEW_COURSES),
      ]);
      return {
        overview: {
          ...figures,
          newCourses: newCourses.map((course) => ({ ...course, createdAt: course.createdAt.toISOString() })),
        },
      };
    }),
  ];
}
