import type { Course } from '@lectern/sdk';
import { cartWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseCard } from '../course-card/index.ts';
import { useWishlistContext } from './context.ts';

/** The courses, each in an `li`. Nothing if there are none. */
export const WishlistGrid = definePart('WishlistGrid', 'ul', 'lectern-course-grid', (name) => {
  const { courses, renderItem } = useWishlistContext(name);
  if (courses.length === 0) return null;
  return {
    children: courses.map((course) => (
      <li key={course._id} className="lectern-course-grid-item">
        {renderItem?.(course, { imageLoading: 'lazy' }) ?? <WishlistCard course={course} />}
      </li>
    )),
  };
});

/** A sentence and a link to the courses while the wishlist is empty. Nothing otherwise. */
export const WishlistEmpty = definePart('WishlistEmpty', EmptyNote, 'lectern-wishlist-empty', (name) => {
  const { t, Link, paths } = useLectern(name, cartWords);
  const { courses } = useWishlistContext(name);
  if (courses.length > 0) return null;
  return {
    message: t('wishlist.empty'),
    icon: icons.heart,
    children: (
      <Link href={paths.courses} className="lectern-button" data-variant="primary">
        {t('wishlist.browse')}
      </Link>
    ),
  };
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
