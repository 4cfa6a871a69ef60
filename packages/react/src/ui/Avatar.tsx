import { forwardRef, useRef, useState } from 'react';
import { useBrokenImage } from './behaviors/useBrokenImage.ts';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface AvatarProps extends RootProps<'span'> {
  /** The first name, whose initial is shown without a picture. */
  firstName: string;
  /** The last name, whose initial is shown without a picture. */
  lastName: string;
  /** Null where there is none; the initials stand in for it, as for one that cannot be loaded. */
  picture?: string | null | undefined;
  /** `small` is for a line of text, `large` for the head of a page. */
  size?: 'small' | 'large';
  /** How the picture loads. @default 'eager' */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A person's picture, or the initials. It stands beside the name and says nothing of its own. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { firstName, lastName, picture, size = 'small', loading, className, ...props },
  ref,
) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useBrokenImage(image, () => setBroken(picture ?? undefined));
  const isShown = Boolean(picture) && picture !== broken;
  const initials = [firstName, lastName].map((name) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase()).join('');
  return (
    <PartElement
      of="span"
      ref={ref}
      aria-hidden="true"
      {...props}
      className={cx('lectern-avatar', className)}
      data-size={size}
      // Drawn by the style sheet: as text they would be words that a button's name has to repeat.
      data-initials={isShown ? undefined : initials}
    >
      {picture && isShown && (
        <img ref={image} src={picture} alt="" loading={loading} onError={() => setBroken(picture)} />
      )}
    </PartElement>
  );
});
