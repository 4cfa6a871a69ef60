import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { partnersQuery } from '../../queries/partners.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useCategories } from '../catalogue/useCategories.ts';
import { useCourses } from '../catalogue/useCourses.ts';

/** What an admin looks after, in numbers; each is undefined until it is known. */
export interface AdminFigures {
  /** Published courses. */
  courses: number | undefined;
  categories: number | undefined;
  /** Categories without a published course. */
  emptyCategories: number | undefined;
  /** Partners whose key works. */
  activePartners: number | undefined;
}

/** The figures of the admin dashboard; for admins. */
export function useAdminFigures(): AdminFigures {
  const marketplace = useAuthorMarketplace('useAdminFigures');
  const { data: courses } = useCourses({ limit: 1 });
  const { data: categories } = useCategories();
  const { data: partners } = usePersonalQuery((userId) => partnersQuery(marketplace, userId));
  return {
    courses: courses?.totalResults,
    categories: categories?.length,
    emptyCategories: categories?.filter(({ courseCount }) => courseCount === 0).length,
    activePartners: partners?.filter(({ state }) => state === 'active').length,
  };
}
