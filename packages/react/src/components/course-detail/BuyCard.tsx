import { useAddToCart } from '../../hooks/useCart.ts';
import type { CourseView } from '../../hooks/useCourse.ts';
import { useEnroll } from '../../hooks/useEnroll.ts';
import { useWishlistToggle } from '../../hooks/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CoverImage } from '../cover-image/index.ts';

export interface BuyCardProps {
  view: CourseView;
  /** What comes with a purchase, for those who have not made it. */
  promises?: readonly string[] | undefined;
}

/** The side card (§2): picture, price or progress, the one next step, and the facts. */
export function BuyCard({ view, promises = [] }: BuyCardProps) {
  const { t, formats } = useLectern('BuyCard');
  const { course } = view;
  const facts = [
    [t('course.duration'), t('course.hours', { hours: formats.decimal(course.duration) })],
    [t('course.lectures'), formats.count(course.totalLectures)],
    [t('course.level'), course.level],
    [t('course.lastUpdated'), formats.date(course.lastUpdated)],
  ];
  return (
    <div className="lectern-buy-card">
      <CoverImage src={course.imageUrl} className="lectern-buy-card-image" />
      <div className="lectern-buy-card-body">
        {view.isEnrolled ? (
          <Progress percent={view.course.progress} />
        ) : (
          <Price className="lectern-buy-card-price" text={formats.price(course.price)} isFree={course.price === 0} />
        )}
        <Actions view={view} />
        {!view.isEnrolled && promises.length > 0 && (
          <ul className="lectern-check-list lectern-buy-card-promises">
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        )}
        <dl className="lectern-buy-card-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The same step at the bottom of a phone's screen. */
export function BuyBar({ view }: { view: CourseView }) {
  const { formats } = useLectern('BuyBar');
  return (
    <div className="lectern-buy-bar">
      {!view.isEnrolled && <Price text={formats.price(view.course.price)} isFree={view.course.price === 0} />}
      <MainAction view={view} />
    </div>
  );
}

function Progress({ percent }: { percent: number }) {
  const { t, formats } = useLectern('BuyCard');
  const text = t('player.percent', { percent: formats.decimal(percent) });
  return (
    <div className="lectern-buy-card-progress">
      <p>
        {t('course.progress')} <strong>{text}</strong>
      </p>
      <ProgressBar percent={percent} label={t('course.progress')} text={text} />
    </div>
  );
}

function Actions({ view }: { view: CourseView }) {
  const { t } = useLectern('BuyCard');
  const { course } = view;
  const cart = useAddToCart(course);
  const wishlist = useWishlistToggle(course);
  return (
    <div className="lectern-buy-card-actions">
      <MainAction view={view} />
      {!view.isEnrolled && (
        <>
          {course.price > 0 && (
            <Button onClick={cart.add} disabled={cart.isInCart} isBusy={cart.isAdding} size="large">
              {t(cart.isInCart ? 'cart.inCart' : cart.isAdding ? 'cart.adding' : 'cart.add')}
            </Button>
          )}
          <Button
            variant="quiet"
            className="lectern-buy-card-wishlist"
            aria-pressed={wishlist.isInWishlist}
            disabled={wishlist.isPending}
            onClick={wishlist.toggle}
          >
            <Icon name="heart" />
            {t(wishlist.isInWishlist ? 'course.wishlisted' : 'course.wishlist')}
          </Button>
        </>
      )}
    </div>
  );
}

function MainAction({ view }: { view: CourseView }) {
  const { t, Link, paths } = useLectern('BuyCard');
  const { enroll, isPending } = useEnroll(view.course);
  if (view.isEnrolled) {
    return (
      <Link href={paths.learning(view.course._id)} className="lectern-button" data-variant="primary" data-size="large">
        {t('course.go')}
      </Link>
    );
  }
  return (
    <Button variant="primary" size="large" isBusy={isPending} onClick={enroll}>
      {t(isPending ? 'course.enrolling' : view.course.price === 0 ? 'course.enroll' : 'course.buy')}
    </Button>
  );
}
