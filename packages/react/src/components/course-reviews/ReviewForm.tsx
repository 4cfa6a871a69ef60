import { type FormEvent, useId, useState } from 'react';
import { useAddReview } from '../../hooks/useAddReview.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

export interface ReviewFormProps {
  courseId: string;
}

const ALL = [1, 2, 3, 4, 5];

/** A review by who studies the course: stars and a text (§5: 5 stars unless chosen otherwise). */
export function ReviewForm({ courseId }: ReviewFormProps) {
  const { marketplace, t } = useLectern('ReviewForm');
  const [rating, setRating] = useState(5);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddReview(courseId);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = marketplace.rules.reviewDraft.safeParse({ courseId, rating, comment });
    if (!checked.success) {
      const message = checked.errors[0]?.message ?? '';
      setError(message);
      marketplace.notices.show({ type: 'warning', title: t('notice.reviewInvalid.title'), message });
      return;
    }
    setError(undefined);
    if (!isPending) mutate({ rating, comment }, { onSuccess: () => setComment('') });
  }

  return (
    <form className="lectern-review-form" noValidate onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{t('reviews.add')}</h3>
      <fieldset className="lectern-review-stars">
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
        label={t('reviews.comment')}
        rows={4}
        value={comment}
        error={error}
        onChange={(event) => {
          setComment(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" isBusy={isPending}>
        {t(isPending ? 'reviews.submitting' : 'reviews.submit')}
      </Button>
    </form>
  );
}
