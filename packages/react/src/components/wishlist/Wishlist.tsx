import type { Course } from '@lectern/sdk';
import { cartWords, catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useWishlist } from '../../hooks/shop/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps, type RootState } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';

export interface WishlistProps extends Omit<RootProps<'div'>, 'children'> {}

const Root = createRoot('div', 'lectern-wishlist');

/** The courses on the signed-in person's wishlist (§2): cards with Remove, Enroll Now, Add to Cart and View Details. */
export const Wishlist = forwardRef<HTMLDivElement, WishlistProps>(function Wishlist(props, ref) {
  const { t, Link, paths } = useLectern('Wishlist', cartWords, catalogueWords);
  const { data, error, isPending, refetch } = useWishlist();
  const draw = (state: RootState, content: ReactNode) => (
    <Root ref={ref} {...props} state={state}>
      {content}
    </Root>
  );

  if (error) return draw('error', <LoadError error={error} fallback={t('wishlist.listFailed')} onRetry={refetch} />);
  if (isPending) {
    return draw(
      'loading',
      <div className="lectern-course-grid">
        <LoadingStatus label={t('courseList.loading')} />
        {[1, 2, 3].map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </div>,
    );
  }
  if (data.length === 0) {
    return draw(
      'empty',
      <EmptyNote message={t('wishlist.empty')} icon={icons.heart}>
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          {t('wishlist.browse')}
        </Link>
      </EmptyNote>,
    );
  }
  return draw(
    'ready',
    <ul className="lectern-course-grid">
      {data.map((course) => (
        <li key={course._id} className="lectern-course-grid-item">
          <WishlistCard course={course} />
        </li>
      ))}
    </ul>,
  );
});

function WishlistCard({ course }: { course: Course }) {
  return (
    <CourseCard course={course}>
      <CourseCard.Cover>
        <CourseCard.Image />
        <CourseCard.Category />
        <CourseCard.WishlistButton data-action="remove" />
      </CourseCard.Cover>
      <CourseCard.Body>
        <CourseCard.Title />
        <CourseCard.Instructor />
        <CourseCard.Rating />
        <CourseCard.Price />
        <div className="lectern-wishlist-actions">
          <CourseCard.EnrollButton variant="secondary" className="lectern-wishlist-enroll" />
          <CourseCard.CartButton />
          <CourseCard.ViewLink />
        </div>
      </CourseCard.Body>
    </CourseCard>
  );
}
