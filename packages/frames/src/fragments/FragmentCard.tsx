import { excerpt } from '@lectern/common/excerpt.ts';
import { CourseCard, useLectern } from '@lectern/react';
import type { Course } from '@lectern/sdk';
import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { OpenLink } from './OpenLink.tsx';

/** Characters that two lines of a wide card hold. */
const TWO_LINES = 130;

/** A card whose actions are links, in all its states: the loader says which one is shown. */
export function FragmentCard({ course }: { course: Course }) {
  const { t, paths } = useLectern('FragmentCard', catalogueWords);
  const { _id: id, title } = course;
  // A page of cards is mostly descriptions.
  const description = course.description && excerpt(course.description, TWO_LINES);
  const isOffered = !isComingSoon(course);
  const named = (label: string) => ({ 'aria-label': `${label}: ${title}`, children: label });
  return (
    <CourseCard course={{ ...course, description }} data-course={id} data-lectern-state="none">
      <CourseCard.Cover>
        <CourseCard.Image />
        <CourseCard.Category />
      </CourseCard.Cover>
      <CourseCard.WishlistButton hidden data-place={undefined} data-lectern-act="wishlist" />
      <CourseCard.Body>
        <CourseCard.Title />
        <CourseCard.Instructor />
        <CourseCard.Description />
        <CourseCard.Rating />
        <CourseCard.Footer>
          <CourseCard.Price />
          {isOffered ? (
            <>
              <OpenLink
                view="checkout"
                when="none in-cart"
                href={paths.checkout(id)}
                variant="primary"
                size="small"
                className="lectern-course-card-enroll"
                {...named(t('card.enroll'))}
              />
              <CourseCard.CartButton hidden data-place={undefined} data-lectern-act="cart" data-lectern-when="none" />
              <OpenLink
                view="cart"
                when="in-cart"
                href={paths.cart}
                size="small"
                className="lectern-course-card-cart"
                {...named(t('cart.inCart'))}
              />
            </>
          ) : (
            <CourseCard.CartButton data-place={undefined} data-lectern-when="none in-cart" />
          )}
          <OpenLink
            view="player"
            when="owned"
            href={paths.learning(id)}
            size="small"
            className="lectern-course-card-cart"
            {...named(t('course.go'))}
          />
          <CourseCard.ViewLink />
        </CourseCard.Footer>
      </CourseCard.Body>
    </CourseCard>
  );
}
