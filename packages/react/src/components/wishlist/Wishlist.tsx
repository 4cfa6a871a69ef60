import type { Course } from '@lectern/sdk';
import { useWishlist } from '../../hooks/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { LoadingStatus } from '../../ui/Skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';

/** The wishlist page's content (§2): cards with remove, View Details and Enroll Now. */
export function Wishlist() {
  const { t, Link, paths } = useLectern('Wishlist');
  const { data, error, isPending, refetch } = useWishlist();

  if (error) {
    return <LoadError error={error} fallback="wishlist.listFailed" onRetry={refetch} />;
  }
  if (isPending) {
    return (
      <div className="lectern-course-grid">
        <LoadingStatus label={t('courseList.loading')} />
        {[1, 2, 3].map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyNote message={t('wishlist.empty')} icon="heart">
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          {t('wishlist.browse')}
        </Link>
      </EmptyNote>
    );
  }
  return (
    <ul className="lectern-course-grid">
      {data.map((course) => (
        <li key={course._id} className="lectern-course-grid-item">
          <WishlistCard course={course} />
        </li>
      ))}
    </ul>
  );
}

function WishlistCard({ course }: { course: Course }) {
  return (
    <CourseCard course={course} className="lectern-wishlist-card">
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
