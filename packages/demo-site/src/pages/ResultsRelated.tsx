import '@lectern/react/styles/course-card.css';
import '../styles/results.css';
import { CourseCard, useLectern, useRelatedCourses } from '@lectern/react';
import type { Course } from '@lectern/sdk';
import { courseWords } from '@lectern/sdk/words';

/** Courses beside the only one that a search has found. */
export function ResultsRelated({ course }: { course: Course }) {
  const { t } = useLectern('ResultsRelated', courseWords);
  const { data: related = [] } = useRelatedCourses(course);
  if (related.length === 0) return null;
  return (
    <section className="site-results-related">
      <h2>{t('course.related')}</h2>
      <ul className="lectern-course-grid">
        {related.map((one) => (
          <li key={one._id} className="lectern-course-grid-item">
            <CourseCard course={one} variant="quiet" />
          </li>
        ))}
      </ul>
    </section>
  );
}
