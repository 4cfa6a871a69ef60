import type { Review } from '@lectern/sdk';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAddReview } from '../../hooks/useAddReview.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export interface ReviewFormProps {
  courseId: string;
  /** What one has written of the course before; a new one takes its place. */
  review?: Review | undefined;
}

const ALL = [1, 2, 3, 4, 5];

/** A review by who studies the course: stars and a text (§5: 5 stars unless chosen otherwise). */
export function ReviewForm({ courseId, review }: ReviewFormProps) {
  const { marketplace, t } = useLectern('ReviewForm');
  const [isEditing, setIsEditing] = useState(false);
  const [rating, setRating] = useState(5);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const { addReview, isPending } = useAddReview(courseId);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = marketplace.rules.reviewDraft.safeParse({ courseId, rating, comment });
    if (!checked.success) {
      const message = checked.errors[0]?.message ?? '';
      setError(message);
      // The closing notice gives the focus back to where it was.
      field.current?.focus();
      marketplace.notices.show({ type: 'warning', title: t('notice.reviewInvalid.title'), message });
      return;
    }
    setError(undefined);
    if (!isPending) void addReview({ rating, comment }).then((isSaved) => isSaved && reset());
  }

  function reset() {
    setIsEditing(false);
    setRating(5);
    setComment('');
    setError(undefined);
  }

  if (review && !isEditing) {
    return (
      <section className="lectern-review-form" aria-labelledby={id}>
        <h3 id={id}>{t('reviews.comment')}</h3>
        <ReviewItem review={review} id={`${id}-review`} />
        <Button
          id={`${id}-edit`}
          onClick={() => {
            setRating(review.rating);
            setComment(review.comment);
            setIsEditing(true);
          }}
        >
          {t('reviews.edit')}
        </Button>
      </section>
    );
  }

  return (
    <form className="lectern-review-form" noValidate onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{t(review ? 'reviews.edit' : 'reviews.add')}</h3>
      <fieldset className="lectern-review-form-stars">
        <legend>{t('reviews.rating')}</legend>
        {ALL.map((stars) => (
          <label key={stars} data-chosen={stars <= rating}>
            <input
              type="radio"
              name={`${id}-rating`}
              value={stars}
              checked={rating === stars}
              onChange={() => setRating(stars)}
            />
            <Icon name="star" />
            <span className="lectern-visually-hidden">{t.plural('reviews.stars', stars)}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        ref={field}
        label={t('reviews.comment')}
        rows={4}
        value={comment}
        // The button that opened the form is gone; who pressed it goes on writing here.
        autoFocus={isEditing}
        error={error}
        onChange={(event) => {
          setComment(event.target.value);
          setError(undefined);
        }}
      />
      <div className="lectern-review-form-actions">
        <Button type="submit" variant="primary" isBusy={isPending} data-heir={`${id}-review`}>
          {t(isPending ? 'reviews.submitting' : review ? 'reviews.update' : 'reviews.submit')}
        </Button>
        {review && (
          <Button onClick={reset} data-heir={`${id}-edit`}>
            {t('reviews.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
