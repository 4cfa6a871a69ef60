import { limits } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { CourseList } from './CourseList.tsx';

const featured = { featured: true, limit: limits.featuredCourses } as const;

/** Up to 8 featured courses in a grid (§2, home page). */
export function FeaturedCourses() {
  const { t } = useLectern('FeaturedCourses');
  return <CourseList search={featured} emptyMessage={t('featured.empty')} />;
}
