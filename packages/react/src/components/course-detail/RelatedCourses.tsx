import type { Course } from '@lectern/sdk';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCourse } from '../../hooks/catalogue/useCourse.ts';
import { useRelatedCourses } from '../../hooks/catalogue/useRelatedCourses.ts';
import { useEnrolledIds } from '../../hooks/learning/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { CourseCard } from '../course-card/index.ts';
import type { RenderCourse } from '../course-list/index.ts';

type RelatedTo = Pick<Course, '_id' | 'level' | 'category'>;

interface CommonProps extends Omit<RootProps<'section'>, 'children'> {
  /** The content of each item. @default a `CourseCard` */
  renderItem?: RenderCourse | undefined;
}
export type RelatedCoursesProps = CommonProps &
  (
    | {
        /** The course: others of its category are shown, those of its level first. */
        course: RelatedTo;
        courseId?: never;
      }
    | {
        course?: never;
        /** The id of the course to load. */
        courseId: string;
      }
  );

const Root = createRoot('section', 'lectern-related-courses');

/** Up to 3 other courses of the same category (§2), those of the same level first, without those that the person owns; nothing without any, while they load, or if they cannot be loaded. */
export const RelatedCourses = forwardRef<HTMLElement, RelatedCoursesProps>(function RelatedCourses(
  { course, courseId, ...props },
  ref,
) {
  return course ? (
    <Related ref={ref} {...props} course={course} />
  ) : (
    <LoadedRelated ref={ref} {...props} courseId={courseId} />
  );
});

const LoadedRelated = forwardRef<HTMLElement, CommonProps & { courseId: string }>(function LoadedRelated(
  { courseId, ...props },
  ref,
) {
  const { data } = useCourse(courseId);
  return data ? <Related ref={ref} {...props} course={data} /> : null;
});

const Related = forwardRef<HTMLElement, CommonProps & { course: RelatedTo }>(function Related(
  { course, renderItem, ...props },
  ref,
) {
  const { t } = useLectern('RelatedCourses', courseWords);
  const { data } = useRelatedCourses(course);
  const enrolled = useEnrolledIds();
  const related = data?.filter(({ _id }) => !enrolled.has(_id)) ?? [];
  if (related.length === 0) return null;
  return (
    <Root ref={ref} {...props} state="ready">
      <h2>{t('course.related')}</h2>
      <ul className="lectern-course-grid">
        {related.map((one) => (
          <li key={one._id} className="lectern-course-grid-item">
            {renderItem?.(one, { imageLoading: 'lazy' }) ?? <CourseCard course={one} variant="quiet" />}
          </li>
        ))}
      </ul>
    </Root>
  );
});
