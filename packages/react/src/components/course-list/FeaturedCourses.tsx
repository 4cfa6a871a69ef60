import { useLectern } from '../../provider/context.ts';
import { CourseList } from './CourseList.tsx';

const MOST = 8;
const featured = { featured: true, limit: MOST } as const;

/** Up to 8 featured courses in a grid (§2, home page). */
export function FeaturedCourses() {
  const { t } = useLectern('FeaturedCourses');
  return <CourseList search={featured} emptyMessage={t('featured.empty')} />;
}
