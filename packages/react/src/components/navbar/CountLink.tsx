import { badgeCount } from '@lectern/sdk/rules';
import { navbarWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCartCount } from '../../hooks/shop/useCart.ts';
import { useWishlistCount } from '../../hooks/shop/useWishlist.ts';
import { type LinkProps, useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { cx } from '../../ui/compose.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface CountLinkProps extends Omit<LinkProps, 'ref' | 'children'> {
  /** The icon that the count belongs to. */
  icon: IconShape;
  /** Shown up to 99, then as "99+" (§9); 0 shows no count. */
  count: number;
}

/** A link with an icon and a count. Give it an `aria-label` with the count as it is shown, such as "Cart, 99+ courses". */
export const CountLink = forwardRef<HTMLAnchorElement, CountLinkProps>(function CountLink(
  { icon, count, className, ...props },
  ref,
) {
  return (
    <HostLink ref={ref} {...props} className={cx('lectern-icon-button lectern-count', className)}>
      <Icon shape={icon} />
      {count > 0 && (
        <span className="lectern-count-badge" aria-hidden="true">
          {badgeCount(count)}
        </span>
      )}
    </HostLink>
  );
});

type ShortcutProps = Omit<Partial<CountLinkProps>, 'icon' | 'count'>;

/** A link to the wishlist, with the number of its courses. */
export const WishlistLink = forwardRef<HTMLAnchorElement, ShortcutProps>(function WishlistLink(props, ref) {
  const { t, paths } = useLectern('WishlistLink', navbarWords);
  const count = useWishlistCount();
  const label = t.plural('wishlist.button', count, { count: badgeCount(count) });
  return <CountLink ref={ref} href={paths.wishlist} aria-label={label} {...props} icon={icons.heart} count={count} />;
});

/** A link to the cart, with the number of its courses. */
export const CartLink = forwardRef<HTMLAnchorElement, ShortcutProps>(function CartLink(props, ref) {
  const { t, paths } = useLectern('CartLink', navbarWords);
  const count = useCartCount();
  const label = t.plural('cart.button', count, { count: badgeCount(count) });
  return <CountLink ref={ref} href={paths.cart} aria-label={label} {...props} icon={icons.cart} count={count} />;
});
