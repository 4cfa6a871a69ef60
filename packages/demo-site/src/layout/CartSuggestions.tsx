import '@lectern/react/styles/course-card.css';
import {
  CourseCard,
  CourseCardSkeleton,
  useCart,
  useCourses,
  useEnrolledIds,
  useLectern,
  useWishlist,
} from '@lectern/react';
import { cartWords } from '@lectern/sdk/words';
import { useId } from 'react';

const COUNT = 3;
const fromWishlist = 'From your wishlist';
const places = Array.from({ length: COUNT }, (_, place) => place);

/** Below the cart: what is on the wishlist, or the best rated. Nothing that is in the cart or owned. */
export function CartSuggestions() {
  const { t } = useLectern('CartSuggestions', cartWords);
  const titleId = useId();
  const { items } = useCart();
  const enrolled = useEnrolledIds();
  const wishlist = useWishlist();
  const isNew = ({ _id }: { _id: string }) => !enrolled.has(_id) && !items.some((item) => item._id === _id);
  const wished = wishlist.data?.filter(isNew) ?? [];
  const { data, isPending } = useCourses({ featured: true });
  const shown = wished.length > 0 ? wished : (data?.courses.filter(isNew) ?? []);
  const isLoading = wishlist.isPending || (wished.length === 0 && isPending);
  if (!isLoading && shown.length === 0) return null;
  return (
    <section className="site-below" aria-labelledby={titleId}>
      <h2 id={titleId}>{wished.length > 0 ? fromWishlist : t('wishlist.suggestions')}</h2>
      <ul className="lectern-course-grid">
        {isLoading
          ? places.map((place) => (
              <li key={place} className="lectern-course-grid-item">
                <CourseCardSkeleton />
              </li>
            ))
          : shown.slice(0, COUNT).map((course) => (
              <li key={course._id} className="lectern-course-grid-item">
                <CourseCard course={course} variant="quiet" />
              </li>
            ))}
      </ul>
    </section>
  );
}
