import { badgeCount } from '@lectern/sdk';
import { useCartCount } from '../../hooks/useCart.ts';
import { useWishlistCount } from '../../hooks/useWishlist.ts';
import { type LinkProps, useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

export interface CountLinkProps extends LinkProps {
  icon: IconName;
  /** Up to 99; then "99+" (§9). */
  count: number;
}

/** A drawing with a count, that leads where the counted things are. Name it with the count in words. */
export function CountLink({ icon, count, className, ...props }: CountLinkProps) {
  const { Link } = useLectern('CountLink');
  return (
    <Link {...props} className={cx('lectern-icon-button lectern-count', className)}>
      <Icon name={icon} />
      {count > 0 && (
        <span className="lectern-count-badge" aria-hidden="true">
          {badgeCount(count)}
        </span>
      )}
    </Link>
  );
}

/** To the wishlist, with how many are on it. */
export function WishlistLink({ className }: { className?: string }) {
  const { t, paths } = useLectern('WishlistLink');
  const count = useWishlistCount();
  const label = t.plural('wishlist.button', count);
  return <CountLink href={paths.wishlist} icon="heart" count={count} aria-label={label} className={className} />;
}

/** To the cart, with how many are in it. */
export function CartLink({ className }: { className?: string }) {
  const { t, paths } = useLectern('CartLink');
  const count = useCartCount();
  const label = t.plural('cart.button', count);
  return <CountLink href={paths.cart} icon="cart" count={count} aria-label={label} className={className} />;
}
