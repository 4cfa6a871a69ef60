import { discountWords } from '@lectern/sdk/words';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCoursesQuery } from '../../queries/authoredCourses.ts';
import { coursesQuery } from '../../queries/courses.ts';
import { useDebounced } from '../../ui/behaviors/useDebounced.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useSession } from '../account/useSession.ts';

const DEBOUNCE_MS = 250;
/** How many courses are offered at once. */
const MOST_OFFERED = 8;

/** A course that a code can be for. */
export interface DiscountableCourse {
  _id: string;
  title: string;
}

/** What {@link useDiscountCourses} returns. */
export interface UseDiscountCoursesResult {
  /** At most eight that have the words; undefined while they load. */
  courses: readonly DiscountableCourse[] | undefined;
  /** Whether there are more than eight, so that a search is of use. */
  isMany: boolean;
  error: string | undefined;
  reload: () => void;
}

/** The courses that a code can be for: an instructor's own, or all that are published for an admin. */
export function useDiscountCourses(words: string): UseDiscountCoursesResult {
  const marketplace = useAuthorMarketplace('useDiscountCourses');
  const { t } = useLectern('useDiscountCourses', discountWords);
  const isAdmin = useSession().user?.role === 'admin';
  const own = usePersonalQuery((userId) => authoredCoursesQuery(marketplace, userId), { enabled: !isAdmin });
  const q = useDebounced(words.trim(), DEBOUNCE_MS);
  const found = useQuery({
    ...coursesQuery(marketplace, { ...(q && { q }), limit: MOST_OFFERED }),
    enabled: isAdmin,
  });
  const { error, refetch } = isAdmin ? found : own;
  const named = own.data?.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()));
  const courses = isAdmin ? found.data?.courses : named;
  return {
    courses: courses?.slice(0, MOST_OFFERED),
    isMany: isAdmin || (own.data?.length ?? 0) > MOST_OFFERED,
    error: error && !courses ? describeLoadError(error, t('discounts.coursesFailed')) : undefined,
    reload: () => void refetch(),
  };
}
