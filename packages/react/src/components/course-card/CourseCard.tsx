import { type Course, messageOf } from '@lectern/sdk';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useCourse } from '../../hooks/useCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { CourseCardContext } from './context.ts';
import * as parts from './parts.ts';

interface RootProps extends HTMLAttributes<HTMLElement> {
  /** Without children the card has its usual parts. */
  children?: ReactNode;
}
export type CourseCardProps = RootProps & ({ course: Course; courseId?: never } | { course?: never; courseId: string });

/** A course in a grid (§2, course card): given, or loaded by its id. */
const Root = forwardRef<HTMLElement, CourseCardProps>(function CourseCard({ course, courseId, ...props }, ref) {
  return course ? (
    <Card ref={ref} course={course} {...props} />
  ) : (
    <LoadedCard ref={ref} courseId={courseId} {...props} />
  );
});

const LoadedCard = forwardRef<HTMLElement, RootProps & { courseId: string }>(function LoadedCard(
  { courseId, ...props },
  ref,
) {
  const { t } = useLectern('CourseCard');
  const { data, error, refetch } = useCourse(courseId);
  if (data) return <Card ref={ref} course={data} {...props} />;
  if (!error) return <CourseCardSkeleton />;
  return (
    <article ref={ref} {...props} className={cx('lectern-course-card', props.className)} data-state="error">
      <ErrorNote
        message={messageOf(error, t('courses.loadFailed'))}
        retryLabel={t('error.retry')}
        onRetry={() => void refetch()}
      />
    </article>
  );
});

const Card = forwardRef<HTMLElement, RootProps & { course: Course }>(function Card(
  { course, className, children, ...props },
  ref,
) {
  return (
    <CourseCardContext.Provider value={course}>
      <article
        ref={ref}
        {...props}
        className={cx('lectern-course-card', className)}
        aria-label={props['aria-label'] ?? course.title}
      >
        {children ?? (
          <>
            <parts.CourseCardCover>
              <parts.CourseCardImage />
              <parts.CourseCardCategory />
              <parts.CourseCardEnrollButton />
            </parts.CourseCardCover>
            <parts.CourseCardWishlistButton />
            <parts.CourseCardBody>
              <parts.CourseCardTitle />
              <parts.CourseCardInstructor />
              <parts.CourseCardDescription />
              <parts.CourseCardRating />
              <parts.CourseCardFooter>
                <parts.CourseCardPrice />
                <parts.CourseCardCartButton />
                <parts.CourseCardViewLink />
              </parts.CourseCardFooter>
            </parts.CourseCardBody>
          </>
        )}
      </article>
    </CourseCardContext.Provider>
  );
});

export const CourseCard = Object.assign(Root, {
  Cover: parts.CourseCardCover,
  Image: parts.CourseCardImage,
  Category: parts.CourseCardCategory,
  EnrollButton: parts.CourseCardEnrollButton,
  WishlistButton: parts.CourseCardWishlistButton,
  Body: parts.CourseCardBody,
  Title: parts.CourseCardTitle,
  Instructor: parts.CourseCardInstructor,
  Description: parts.CourseCardDescription,
  Rating: parts.CourseCardRating,
  Footer: parts.CourseCardFooter,
  Price: parts.CourseCardPrice,
  CartButton: parts.CourseCardCartButton,
  ViewLink: parts.CourseCardViewLink,
});
