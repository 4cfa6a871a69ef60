import type { Course } from '@lectern/sdk';
import { cartSummary } from '@lectern/sdk/rules';
import { cartWords, catalogueWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { useCourses } from '../../hooks/catalogue/useCourses.ts';
import { useEnrolledIds } from '../../hooks/learning/useEnrolledCourses.ts';
import { useAddAllToCart } from '../../hooks/shop/useAddAllToCart.ts';
import { useLectern } from '../../provider/context.ts';
import { NextSteps } from '../../provider/NextSteps.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseCard } from '../course-card/index.ts';
import { useWishlistContext } from './context.ts';

const MAX_SUGGESTIONS = 3;

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

/** How many courses there are, what they cost together, and the button that puts all into the cart. Nothing without any. */
export const WishlistSummary = definePart('WishlistSummary', 'div', 'lectern-wishlist-summary', (name) => {
  const { t, formats, marketplace, navigate, paths } = useLectern(name, cartWords, catalogueWords);
  const { courses } = useWishlistContext(name);
  const { addable, addAll } = useAddAllToCart(courses);
  if (courses.length === 0) return null;
  const count = t.plural('count.courses', courses.length);
  const { total } = cartSummary(courses, marketplace.money);
  return {
    children: (
      <>
        <p>
          {t(marketplace.money.taxRate > 0 ? 'wishlist.sum' : 'wishlist.sumUntaxed', {
            count,
            total: formats.money(total),
          })}
        </p>
        {/* One button, so that the focus stays on it. */}
        <Button variant="primary" onClick={addable.length > 0 ? addAll : () => navigate(paths.cart)}>
          {t(addable.length > 0 ? 'wishlist.addAll' : 'notice.goToCart')}
        </Button>
      </>
    ),
  };
});

/** Other courses of the category that the wishlist has most of; without a wishlist, the best rated. */
export const WishlistSuggestions = definePart(
  'WishlistSuggestions',
  'section',
  'lectern-wishlist-suggestions',
  (name) => {
    const { t } = useLectern(name, cartWords);
    const { courses } = useWishlistContext(name);
    // Those of the first look: what is added from here stays where it was pressed.
    const [known] = useState(() => ({
      ids: new Set(courses.map(({ _id }) => _id)),
      category: commonCategory(courses),
    }));
    const enrolled = useEnrolledIds();
    const { data } = useCourses(
      known.category
        ? { category: known.category, limit: known.ids.size + enrolled.size + MAX_SUGGESTIONS }
        : { featured: true },
    );
    const titleId = useId();
    const suggested = data?.courses.filter(({ _id }) => !known.ids.has(_id) && !enrolled.has(_id)) ?? [];
    if (suggested.length === 0) return null;
    return {
      'aria-labelledby': titleId,
      children: (
        <>
          <h2 id={titleId}>{t('wishlist.suggestions')}</h2>
          <ul className="lectern-course-grid">
            {suggested.slice(0, MAX_SUGGESTIONS).map((course) => (
              <li key={course._id} className="lectern-course-grid-item">
                <CourseCard course={course} variant="quiet" />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
);

/** The id of the category that most of these courses are in. */
function commonCategory(courses: readonly Course[]): string | undefined {
  const ids = courses.flatMap(({ category }) => category?._id ?? []);
  const countOf = (id: string) => ids.filter((one) => one === id).length;
  return [...ids].sort((one, other) => countOf(other) - countOf(one))[0];
}

/** A sentence and three things to do while the wishlist is empty. Nothing otherwise. */
export const WishlistEmpty = definePart('WishlistEmpty', EmptyNote, 'lectern-wishlist-empty', (name) => {
  const { t } = useLectern(name, cartWords);
  const { courses } = useWishlistContext(name);
  if (courses.length > 0) return null;
  return {
    message: t('wishlist.empty'),
    icon: icons.heart,
    children: <NextSteps />,
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
        <CourseCard.Facts />
        <CourseCard.Rating />
        <div className="lectern-wishlist-price">
          <CourseCard.Price />
          <CourseCard.Compare />
        </div>
        <div className="lectern-wishlist-actions">
          <CourseCard.EnrollButton variant="secondary" className="lectern-wishlist-enroll" />
          <CourseCard.CartButton />
          <CourseCard.ViewLink />
        </div>
      </CourseCard.Body>
    </CourseCard>
  );
}
