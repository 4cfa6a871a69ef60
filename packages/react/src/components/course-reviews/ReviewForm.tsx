import type { Review } from '@lectern/sdk';
import { reviewDraft, validatorOf } from '@lectern/sdk/forms';
import { reviewWords } from '@lectern/sdk/words';
import { type FormEvent, forwardRef, useId, useRef, useState } from 'react';
import { useAddReview } from '../../hooks/catalogue/useAddReview.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export interface ReviewFormProps extends Omit<RootProps<'section'>, 'children'> {
  /** The id of the course to review. */
  courseId: string;
  /** The user's earlier review, shown with a button to edit it: a new one replaces it. @default none */
  review?: Review | undefined;
}

const ALL_RATINGS = [1, 2, 3, 4, 5];
const INITIAL_RATING = 5;
const Root = createRoot('section', 'lectern-review-form');

/** A form for an enrolled learner's review: stars and a comment (§5). */
export const ReviewForm = forwardRef<HTMLElement, ReviewFormProps>(function ReviewForm(
  { courseId, review, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('ReviewForm', reviewWords);
  const [isEditing, setIsEditing] = useState(false);
  const [rating, setRating] = useState(INITIAL_RATING);
  const [isRated, setRated] = useState(false);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const { addReview, isPending } = useAddReview(courseId);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edits = useRef(0);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = validatorOf(marketplace, reviewDraft).safeParse({ courseId, rating, comment });
    if (!checked.success) {
      const message = checked.errors[0]?.message ?? '';
      setError(message);
      // The notice returns the focus to where it was when it closes.
      field.current?.focus();
      marketplace.notices.show({ type: 'warning', title: t('notice.reviewInvalid.title'), message });
      return;
    }
    setError(undefined);
    if (isPending) return;
    const sent = edits.current;
    // The saved review, with its button to edit it, may be there before the lists are up to date: a new edit stays.
    void addReview({ rating, comment }).then((isSaved) => isSaved && edits.current === sent && reset());
  }

  function reset() {
    setIsEditing(false);
    setRating(INITIAL_RATING);
    setRated(false);
    setComment('');
    setError(undefined);
  }

  if (review && !isEditing) {
    return (
      <Root ref={ref} aria-labelledby={id} {...props} state="ready">
        <h3 id={id}>{t('reviews.comment')}</h3>
        <ReviewItem review={review} id={`${id}-review`} />
        <Button
          id={`${id}-edit`}
          onClick={() => {
            setRating(review.rating);
            setRated(true);
            setComment(review.comment);
            setIsEditing(true);
            edits.current += 1;
          }}
        >
          {t('reviews.edit')}
        </Button>
      </Root>
    );
  }

  return (
    <Root ref={ref} aria-labelledby={id} {...props} state="editing">
      <h3 id={id}>{t(review ? 'reviews.edit' : 'reviews.add')}</h3>
      <form className="lectern-review-form-fields" noValidate onSubmit={submit}>
        <fieldset className="lectern-review-form-stars">
          <legend>{t('reviews.rating')}</legend>
          {ALL_RATINGS.map((stars) => (
            <label key={stars} data-chosen={stars <= rating}>
              <input
                type="radio"
                name={`${id}-rating`}
                value={stars}
                checked={rating === stars}
                onChange={() => setRating(stars)}
                onClick={() => setRated(true)}
              />
              <Icon shape={icons.star} />
              <span className="lectern-visually-hidden">{t.plural('reviews.stars', stars)}</span>
            </label>
          ))}
          {/* The rating defaults to 5 (§5): until it is chosen, the form says so. */}
          <p data-done={isRated || undefined}>{t('reviews.unlessFewer')}</p>
        </fieldset>
        <TextArea
          ref={field}
          label={t('reviews.comment')}
          rows={4}
          value={comment}
          // The Edit button that had the focus is removed.
          autoFocus={isEditing}
          error={error}
          onChange={(event) => {
            setComment(event.target.value);
            setError(undefined);
          }}
        />
        <div className="lectern-review-form-actions">
          <Button
            type="submit"
            variant="primary"
            isBusy={isPending}
            busyLabel={t('reviews.submitting')}
            data-focus-fallback={`${id}-review`}
          >
            {t(review ? 'reviews.update' : 'reviews.submit')}
          </Button>
          {review && (
            <Button onClick={reset} data-focus-fallback={`${id}-edit`}>
              {t('reviews.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Root>
  );
});
