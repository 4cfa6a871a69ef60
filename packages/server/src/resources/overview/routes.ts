import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { mailFault } from '../mail/mailFault.ts';
import { countMarketplace, listNewCourses } from './repository.ts';

const OVERVIEW_DAYS = 30;
const NEW_COURSES = 5;

export function overviewRoutes(services: Services): Route[] {
  const { db, faults } = services;
  return [
    route(
      endpoints.overview.get,
      may('adminDashboard'),
      async () => {
        const [figures, newCourses, mail] = await Promise.all([
          countMarketplace(db, OVERVIEW_DAYS),
          listNewCourses(db, NEW_COURSES),
          mailFault(services),
        ]);
        return {
          overview: {
            ...figures,
            faults: faults.list().map((fault) => (fault.kind === 'mail' ? (mail ?? fault) : fault)),
            newCourses: newCourses.map((course) => ({ ...course, createdAt: course.createdAt.toISOString() })),
          },
        };
      },
      { isReport: true },
    ),
  ];
}
