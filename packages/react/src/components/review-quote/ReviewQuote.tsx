import type { CourseReview } from '@lectern/sdk';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Stars } from '../../ui/Stars.tsx';

export interface ReviewQuoteProps extends Omit<RootProps<'figure'>, 'children'> {
  /** A review with its course, as `useInstructor` returns them. */
  review: CourseReview;
}

const Root = createRoot('figure', 'lectern-review-quote');

/** What a learner says of a course, with a link to it. */
export const ReviewQuote = forwardRef<HTMLElement, ReviewQuoteProps>(function ReviewQuote({ review, ...props }, ref) {
  const { t, Link, paths } = useLectern('ReviewQuote');
  const name = `${review.userId?.firstName ?? ''} ${review.userId?.lastName ?? ''}`.trim();
  return (
    <Root ref={ref} {...props} state="ready">
      <Stars value={review.rating} label={t('rating.label', { rating: review.rating })} />
      <blockquote dir="auto">{review.comment}</blockquote>
      <figcaption>
        {name && <span dir="auto">{name}</span>}
        <Link href={paths.course(review.course._id)} dir="auto">
          {review.course.title}
        </Link>
      </figcaption>
    </Root>
  );
});
