import { courseSeconds } from '@lectern/sdk';
import { useAddToCart } from '../../hooks/useCart.ts';
import type { CourseView } from '../../hooks/useCourse.ts';
import { useEnroll } from '../../hooks/useEnroll.ts';
import { useUserId } from '../../hooks/useSession.ts';
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
  /** The course's picture at the top, where no preview shows it. */
  hasCover?: boolean;
}

/** The side card (§2): price or progress, the one next step, and the facts. */
export function BuyCard({ view, promises = [], hasCover = false }: BuyCardProps) {
  const { t, formats } = useLectern('BuyCard');
  const { course } = view;
  const isOwn = useIsOwn(view);
  const seconds = courseSeconds(course);
  const facts = [
    ...(seconds > 0 ? [[t('course.duration'), formats.hours(seconds / 3600)]] : []),
    [t('course.lectures'), formats.count(course.totalLectures)],
    [t('course.level'), course.level],
    [t('course.lastUpdated'), formats.date(course.lastUpdated)],
  ];
  return (
    <div className="lectern-buy-card" data-cover={hasCover || undefined}>
      {hasCover && <CoverImage src={course.imageUrl} width={704} height={396} className="lectern-buy-card-cover" />}
      <div className="lectern-buy-card-body">
        {view.isEnrolled ? (
          <Progress percent={view.course.progress} />
        ) : (
          <Price className="lectern-buy-card-price" text={formats.price(course.price)} isFree={course.price === 0} />
        )}
        {isOwn && (
          <p className="lectern-buy-card-own">
            {t(course.status === 'published' ? 'course.own' : 'course.ownUnpublished')}
          </p>
        )}
        <Actions view={view} isOwn={isOwn} />
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
export function BuyBar({ view, isDoubled }: { view: CourseView; isDoubled: boolean }) {
  const { formats } = useLectern('BuyBar');
  return (
    <div className="lectern-buy-bar" data-doubled={isDoubled || undefined}>
      {!view.isEnrolled && <Price text={formats.price(view.course.price)} isFree={view.course.price === 0} />}
      <MainAction view={view} />
    </div>
  );
}

function useIsOwn(view: CourseView): boolean {
  const userId = useUserId();
  return userId !== undefined && view.course.creatorId?._id === userId;
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

function Actions({ view, isOwn }: { view: CourseView; isOwn: boolean }) {
  const { t } = useLectern('BuyCard');
  const { course } = view;
  const cart = useAddToCart(course);
  const wishlist = useWishlistToggle(course);
  return (
    <div className="lectern-buy-card-actions">
      <MainAction view={view} />
      {!view.isEnrolled && !isOwn && (
        <>
          {course.price > 0 && (
            <Button
              data-place={cart.place}
              onClick={cart.add}
              disabled={cart.isInCart}
              focusableWhenDisabled
              isBusy={cart.isPending}
              size="large"
            >
              {t(cart.isInCart ? 'cart.inCart' : cart.isPending ? 'cart.adding' : 'cart.add')}
            </Button>
          )}
          <Button
            variant="quiet"
            className="lectern-buy-card-wishlist"
            aria-pressed={wishlist.isInWishlist}
            isBusy={wishlist.isPending}
            data-place={wishlist.place}
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
  const isOwn = useIsOwn(view);
  if (view.isEnrolled) {
    return (
      <Link href={paths.learning(view.course._id)} className="lectern-button" data-variant="primary" data-size="large">
        {t('course.go')}
      </Link>
    );
  }
  // Nobody buys what is one's own.
  if (isOwn) {
    return (
      <Link
        href={paths.courseContent(view.course._id)}
        className="lectern-button"
        data-variant="primary"
        data-size="large"
      >
        {t('instructorDashboard.content')}
      </Link>
    );
  }
  return (
    <Button variant="primary" size="large" isBusy={isPending} onClick={enroll}>
      {t(isPending ? 'course.enrolling' : view.course.price === 0 ? 'course.enroll' : 'course.buy')}
    </Button>
  );
}
