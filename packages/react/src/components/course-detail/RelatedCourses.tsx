import { type Course, limits, relatedCourses } from '@lectern/sdk';
import { useCourses } from '../../hooks/useCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { CourseCard } from '../course-card/index.ts';

/** Up to 3 other courses of the same category (§2). Where the course itself took a place, page 2 fills it. */
export function RelatedCourses({ course }: { course: Course }) {
  const { t } = useLectern('RelatedCourses');
  const category = course.category?._id ?? '';
  const first = useCourses({ category, limit: limits.relatedCourses });
  const isShort =
    first.data !== undefined && first.data.totalPages > 1 && first.data.courses.some((one) => one._id === course._id);
  const second = useCourses({ category, limit: limits.relatedCourses, page: isShort ? 2 : 1 });
  const candidates = [...(first.data?.courses ?? []), ...(isShort ? (second.data?.courses ?? []) : [])];
  const related = relatedCourses(candidates, course._id);
  // Two that become three a moment later would move the page under the reader's eye.
  if (isShort && (second.isPending || second.isPlaceholderData)) return null;
  // The page is complete without it: a failure here is not worth a word.
  if (category === '' || related.length === 0) return null;
  return (
    <section className="lectern-related">
      <h2>{t('course.related')}</h2>
      <ul className="lectern-course-grid">
        {related.map((one) => (
          <li key={one._id} className="lectern-course-grid-item">
            <CourseCard course={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
