import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { type ButtonProps, pressable } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { PartElement } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface WishlistToggleButtonProps extends Omit<ButtonProps, 'isBusy' | 'title' | 'onToggle'> {
  /** The title of the course, part of the accessible name. */
  title: string;
  /** Whether the course is on the wishlist; the button is pressed then. */
  isInWishlist: boolean;
  /** Whether the change is being sent. The button is busy meanwhile. */
  isPending: boolean;
  /** Adds the course to the wishlist or removes it. */
  toggle: () => void;
}

/** The heart: pressed means on the wishlist; busy, and pressed to no effect, while the call runs (§4). */
export const WishlistToggleButton = forwardRef<HTMLButtonElement, WishlistToggleButtonProps>(
  function WishlistToggleButton(
    { title, isInWishlist, isPending, toggle, className, onClick, variant: _, size: __, ...props },
    ref,
  ) {
    const { t } = useLectern('WishlistToggleButton', catalogueWords);
    return (
      <PartElement
        of="button"
        ref={ref}
        aria-pressed={isInWishlist}
        aria-label={t(isInWishlist ? 'wishlist.remove' : 'wishlist.add', { title })}
        {...pressable({ ...props, isBusy: isPending, onClick: compose(onClick, toggle) })}
        className={cx('lectern-icon-button lectern-wishlist-toggle', className)}
      >
        <Icon shape={icons.heart} />
      </PartElement>
    );
  },
);
