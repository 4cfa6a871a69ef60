import type { NewCourse, ServiceFault } from '@lectern/sdk';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { overviewQuery } from '../../queries/overview.ts';
import { partnersQuery } from '../../queries/partners.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useCategories } from '../catalogue/useCategories.ts';
import { useCourses } from '../catalogue/useCourses.ts';

/** What an admin looks after, in numbers; each is undefined until it is known. */
export interface AdminFigures {
  learners: number | undefined;
  /** Accounts that were created in the last 30 days. */
  signUps: number | undefined;
  /** Paid orders of the last 30 days. */
  orders: number | undefined;
  /** Rupees of these orders, without tax. */
  revenue: number | undefined;
  /** Submissions of all courses that wait for a grade. */
  waiting: number | undefined;
  /** Messages to support that wait for an answer. */
  openMessages: number | undefined;
  /** The courses that were created last, newest first, drafts too. */
  newCourses: readonly NewCourse[] | undefined;
  /** What is wrong with the services of the server that answered: empty while all is well. */
  faults: readonly ServiceFault[] | undefined;
  /** Published courses. */
  courses: number | undefined;
  categories: number | undefined;
  /** Categories without a published course. */
  emptyCategories: number | undefined;
  /** Partners whose key works. */
  activePartners: number | undefined;
  /** Whether some of them are on their way; those that are unknown once they aren't could not be loaded. */
  isLoading: boolean;
}

/** The figures of the admin dashboard; for admins. */
export function useAdminFigures(): AdminFigures {
  const marketplace = useAuthorMarketplace('useAdminFigures');
  const overview = usePersonalQuery((userId) => overviewQuery(marketplace, userId));
  const courses = useCourses({ limit: 1 });
  const categories = useCategories();
  const partners = usePersonalQuery((userId) => partnersQuery(marketplace, userId));
  return {
    learners: overview.data?.learners,
    signUps: overview.data?.signUps,
    orders: overview.data?.orders,
    revenue: overview.data?.revenue,
    waiting: overview.data?.waiting,
    openMessages: overview.data?.openMessages,
    newCourses: overview.data?.newCourses,
    faults: overview.data?.faults,
    courses: courses.data?.totalResults,
    categories: categories.data?.length,
    emptyCategories: categories.data?.filter(({ courseCount }) => courseCount === 0).length,
    activePartners: partners.data?.filter(({ state }) => state === 'active').length,
    isLoading: [overview, courses, categories, partners].some(({ isFetched }) => !isFetched),
  };
}
