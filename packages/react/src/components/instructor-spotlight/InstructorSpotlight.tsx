import { instructorWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useInstructor } from '../../hooks/catalogue/useInstructor.ts';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { ReviewQuote } from '../review-quote/index.ts';

export interface InstructorSpotlightProps extends Omit<RootProps<'section'>, 'children'> {
  /** The id of the instructor to load. */
  instructorId: string;
}

const Root = createRoot('section', 'lectern-instructor-spotlight');

/** One instructor over the whole width: a large picture, what they believe, and the best review of a course of theirs. */
export const InstructorSpotlight = forwardRef<HTMLElement, InstructorSpotlightProps>(function InstructorSpotlight(
  { instructorId, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('InstructorSpotlight', instructorWords);
  const { data, error, refetch } = useInstructor(instructorId);
  if (!data) {
    return (
      <Root ref={ref} {...props} state={error ? 'error' : 'loading'}>
        <div className="lectern-instructor-spotlight-columns">
          {error ? (
            <LoadError error={error} fallback={t('instructors.getFailed')} onRetry={refetch} />
          ) : (
            <>
              <LoadingStatus label={t('instructor.loading')} />
              <Skeleton shape="circle" />
              <div className="lectern-instructor-spotlight-text">
                <Skeleton shape="title" />
                <Skeleton shape="title" />
                <Skeleton shape="short" />
              </div>
            </>
          )}
        </div>
      </Root>
    );
  }
  const { instructor, reviews } = data;
  const { firstName, lastName, headline, bio, belief, profilePicture } = instructor;
  const [review] = reviews;
  return (
    <Root ref={ref} {...props} state="ready">
      <div className="lectern-instructor-spotlight-columns">
        <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} size="large" loading="lazy" />
        <div className="lectern-instructor-spotlight-text">
          {belief ? (
            <blockquote className="lectern-instructor-spotlight-belief" dir="auto">
              {belief}
            </blockquote>
          ) : (
            bio && <p dir="auto">{bio}</p>
          )}
          <p className="lectern-instructor-spotlight-name">
            <Link href={paths.instructorProfile(instructorId)} dir="auto">
              {`${firstName} ${lastName}`.trim()}
            </Link>
            {headline && <span dir="auto">{headline}</span>}
          </p>
          {review && <ReviewQuote review={review} className="lectern-instructor-spotlight-review" />}
        </div>
      </div>
    </Root>
  );
});
