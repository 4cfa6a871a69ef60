import type { Course, CourseReview, Creator } from '@lectern/sdk';
import { catalogueWords, instructorWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useInstructor } from '../../hooks/catalogue/useInstructor.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import * as icons from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';
import { ReviewQuote } from '../review-quote/index.ts';
import { InstructorCard } from './InstructorCard.tsx';
import { InstructorCardSkeleton } from './InstructorCardSkeleton.tsx';

interface Profile {
  instructor: Creator;
  courses: readonly Course[];
  /** What learners praise. */
  reviews?: readonly CourseReview[];
}
export type InstructorProfileProps = Omit<RootProps<'article'>, 'children'> &
  (
    | {
        /** The instructor with their courses, as `useInstructor` returns them. */
        profile: Profile;
        instructorId?: never;
      }
    | {
        profile?: never;
        /** The id of the instructor to load. */
        instructorId: string;
      }
  );

const Root = createRoot('article', 'lectern-instructor-profile');

/** An instructor's page (§2, instructor profile link): portrait, what they believe, and the published courses. */
export const InstructorProfile = forwardRef<HTMLElement, InstructorProfileProps>(function InstructorProfile(
  { profile, instructorId, ...props },
  ref,
) {
  return profile ? (
    <Root ref={ref} {...props} state="ready">
      <Content {...profile} />
    </Root>
  ) : (
    <LoadedProfile ref={ref} {...props} instructorId={instructorId} />
  );
});

const LoadedProfile = forwardRef<HTMLElement, RootProps<'article'> & { instructorId: string }>(function LoadedProfile(
  { instructorId, ...props },
  ref,
) {
  const { t, paths } = useLectern('InstructorProfile', catalogueWords, instructorWords);
  const { data, error, refetch } = useInstructor(instructorId);
  return (
    <Root ref={ref} {...props} state={data ? 'ready' : error ? 'error' : 'loading'}>
      {data ? (
        <Content {...data} />
      ) : error ? (
        <LoadError
          error={error}
          fallback={t('instructors.getFailed')}
          onRetry={refetch}
          notFound={{
            message: t('instructor.notFound'),
            headingLevel: 1,
            icon: icons.user,
            href: paths.courses,
            label: t('course.backToList'),
          }}
        />
      ) : (
        <>
          <div className="lectern-instructor-card">
            <InstructorCardSkeleton />
          </div>
          <section aria-hidden="true">
            <Skeleton shape="title" />
            <ul className="lectern-course-grid">
              {[1, 2, 3].map((place) => (
                <li key={place} className="lectern-course-grid-item">
                  <CourseCardSkeleton data-variant="quiet" />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Root>
  );
});

function Content({ instructor, courses, reviews = [] }: Profile) {
  const { t } = useLectern('InstructorProfile', instructorWords);
  const name = `${instructor.firstName} ${instructor.lastName}`.trim();
  return (
    <>
      <InstructorCard creator={instructor} headingLevel={1} className="lectern-instructor-profile-head">
        <InstructorCard.Avatar />
        <InstructorCard.Text>
          <InstructorCard.Name />
          <InstructorCard.Headline />
          {instructor.belief && (
            <blockquote className="lectern-instructor-profile-belief" dir="auto">
              {instructor.belief}
            </blockquote>
          )}
        </InstructorCard.Text>
        <InstructorCard.Stats />
        <InstructorCard.Bio />
      </InstructorCard>
      {reviews.length > 0 && (
        <section>
          <h2>{t('instructor.praise')}</h2>
          <ul className="lectern-instructor-profile-praise">
            {reviews.map((review) => (
              <li key={review._id}>
                <ReviewQuote review={review} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('instructor.courses', { name })}</h2>
        {courses.length === 0 ? (
          <p>{t('instructor.none')}</p>
        ) : (
          <ul className="lectern-course-grid">
            {courses.map((course) => (
              <li key={course._id} className="lectern-course-grid-item">
                <CourseCard course={course} variant="quiet" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
