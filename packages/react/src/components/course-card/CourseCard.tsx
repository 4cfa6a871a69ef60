import { type Course, messageOf } from '@lectern/sdk';
import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useCourse } from '../../hooks/catalogue/useCourse.ts';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import type { CoverImageProps } from '../cover-image/index.ts';
import { CourseCardRoot } from './CourseCardRoot.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { CourseCardProvider } from './context.ts';
import * as parts from './parts.ts';

interface SharedProps extends RootProps<'article'> {
  /** The parts, in your arrangement. Without children the card has its usual parts. */
  children?: ReactNode;
  /**
   * `eager` is for a card in view when the page opens: its picture is loaded at once, before others.
   * @default 'lazy'
   */
  imageLoading?: CoverImageProps['loading'];
  /** `quiet` leaves out the description and all actions but the heart and the cart (a free course's: to enroll). @default 'full' */
  variant?: 'full' | 'quiet' | undefined;
}
export type CourseCardProps = SharedProps &
  (
    | {
        /** The course, which is not loaded then. */
        course: Course;
        courseId?: never;
      }
    | {
        course?: never;
        /** The id of the course to load. */
        courseId: string;
      }
  );

const Root = forwardRef<HTMLElement, CourseCardProps>(function CourseCard({ course, courseId, ...props }, ref) {
  return course ? (
    <Card ref={ref} course={course} {...props} />
  ) : (
    <LoadedCard ref={ref} courseId={courseId} {...props} />
  );
});

const LoadedCard = forwardRef<HTMLElement, SharedProps & { courseId: string }>(function LoadedCard(
  { courseId, children, imageLoading, variant, ...props },
  ref,
) {
  const { t } = useLectern('CourseCard', catalogueWords);
  const { data, error, refetch } = useCourse(courseId);
  if (data)
    return (
      <Card ref={ref} course={data} imageLoading={imageLoading} variant={variant} {...props}>
        {children}
      </Card>
    );
  if (!error) return <CourseCardSkeleton ref={ref} {...props} />;
  return (
    <CourseCardRoot ref={ref} {...props} state="error">
      <ErrorNote
        message={messageOf(error, t('courses.loadFailed'))}
        retryLabel={t('error.retry')}
        onRetry={() => void refetch()}
      />
    </CourseCardRoot>
  );
});

const Card = forwardRef<HTMLElement, SharedProps & { course: Course }>(function Card(
  { course, children, imageLoading, variant, ...props },
  ref,
) {
  const isQuiet = variant === 'quiet';
  return (
    <CourseCardProvider value={course}>
      <CourseCardRoot ref={ref} aria-label={course.title} data-variant={variant} {...props} state="ready">
        {children ?? (
          <>
            <parts.CourseCardCover>
              <parts.CourseCardImage loading={imageLoading} />
              <parts.CourseCardCategory />
            </parts.CourseCardCover>
            <parts.CourseCardSample />
            <parts.CourseCardWishlistButton />
            <parts.CourseCardBody>
              <parts.CourseCardTitle />
              <parts.CourseCardInstructor />
              {!isQuiet && <parts.CourseCardDescription />}
              <parts.CourseCardFacts />
              <parts.CourseCardRating />
              <parts.CourseCardFooter>
                <parts.CourseCardPrice />
                <parts.CourseCardCompare />
                {!isQuiet && <parts.CourseCardEnrollButton />}
                {isQuiet && course.price === 0 && !isComingSoon(course) ? (
                  <parts.CourseCardEnrollButton variant="secondary" />
                ) : (
                  <parts.CourseCardCartButton />
                )}
                {!isQuiet && <parts.CourseCardViewLink />}
              </parts.CourseCardFooter>
            </parts.CourseCardBody>
          </>
        )}
      </CourseCardRoot>
    </CourseCardProvider>
  );
});

/** A course in a grid (§2, course card): given, or loaded by its id. */
export const CourseCard = Object.assign(Root, {
  Cover: parts.CourseCardCover,
  Image: parts.CourseCardImage,
  Category: parts.CourseCardCategory,
  Sample: parts.CourseCardSample,
  EnrollButton: parts.CourseCardEnrollButton,
  WishlistButton: parts.CourseCardWishlistButton,
  Body: parts.CourseCardBody,
  Title: parts.CourseCardTitle,
  Instructor: parts.CourseCardInstructor,
  Description: parts.CourseCardDescription,
  Facts: parts.CourseCardFacts,
  Rating: parts.CourseCardRating,
  Footer: parts.CourseCardFooter,
  Price: parts.CourseCardPrice,
  Compare: parts.CourseCardCompare,
  CartButton: parts.CourseCardCartButton,
  ViewLink: parts.CourseCardViewLink,
});
