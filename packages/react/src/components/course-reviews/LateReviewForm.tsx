import { LatePart } from '../../provider/LatePart.tsx';
import { late } from '../../ui/late.ts';
import type { ReviewFormProps } from './ReviewForm.tsx';

const form = late(async () => (await import('./ReviewForm.tsx')).ReviewForm);

/** The form for a review, which visitors don't load. */
export function LateReviewForm(props: ReviewFormProps) {
  return <LatePart part={form}>{(ReviewForm) => <ReviewForm {...props} />}</LatePart>;
}
