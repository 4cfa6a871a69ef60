import type { Review } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Stars } from '../../ui/Stars.tsx';

/** A review: its author, stars, date and comment. */
export function ReviewItem({ review, id }: { review: Review; id?: string }) {
  const { t, formats } = useLectern('ReviewItem');
  const firstName = review.userId?.firstName ?? '';
  const lastName = review.userId?.lastName ?? '';
  return (
    <article id={id} className="lectern-course-reviews-item">
      <Avatar firstName={firstName} lastName={lastName} className="lectern-course-reviews-avatar" />
      <header>
        <strong dir="auto">{`${firstName} ${lastName}`.trim()}</strong>
        <Stars value={review.rating} label={t('rating.label', { rating: review.rating })} />
        <time dateTime={review.createdAt}>{formats.date(review.createdAt)}</time>
      </header>
      <p dir="auto">{review.comment}</p>
    </article>
  );
}
