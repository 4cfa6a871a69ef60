import { LatePart } from '../../provider/LatePart.tsx';
import { deferred } from '../../ui/deferred.ts';
import type { ReviewFormProps } from './ReviewForm.tsx';

const form = deferred(async () => (await import('./ReviewForm.tsx')).ReviewForm);

/** The form for a review, which visitors don't load. */
export function DeferredReviewForm(props: ReviewFormProps) {
  return <LatePart part={form}>{(ReviewForm) => <ReviewForm {...props} />}</LatePart>;
}
