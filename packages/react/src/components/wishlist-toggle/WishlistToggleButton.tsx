import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface WishlistToggleButtonProps extends Omit<ButtonProps, 'isBusy' | 'title' | 'onToggle'> {
  title: string;
  isInWishlist: boolean;
  isPending: boolean;
  toggle: () => void;
}

/** The heart: pressed means on the wishlist; busy and disabled while the call runs (§4). */
export const WishlistToggleButton = forwardRef<HTMLButtonElement, WishlistToggleButtonProps>(
  function WishlistToggleButton(
    { title, isInWishlist, isPending, toggle, className, onClick, variant: _, size: __, ...props },
    ref,
  ) {
    const { t } = useLectern('WishlistToggleButton');
    return (
      <button
        ref={ref}
        type="button"
        aria-pressed={isInWishlist}
        aria-label={t(isInWishlist ? 'wishlist.remove' : 'wishlist.add', { title })}
        aria-busy={isPending || undefined}
        disabled={isPending}
        {...props}
        className={cx('lectern-icon-button lectern-wishlist-toggle', className)}
        onClick={compose(onClick, toggle)}
      >
        <Icon name="heart" />
      </button>
    );
  },
);
