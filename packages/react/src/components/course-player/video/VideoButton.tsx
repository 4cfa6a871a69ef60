import { forwardRef } from 'react';
import { cx } from '../../../ui/compose.ts';
import { PartElement, type RootProps } from '../../../ui/definePart.tsx';
import { Icon, type IconShape } from '../../../ui/Icon.tsx';

interface VideoButtonProps extends RootProps<'button'> {
  label: string;
  /** The keyboard shortcut, shown with the label. */
  hotkey?: string;
  shape?: IconShape;
}

/** A button of the video controls. Its label is its tooltip too. */
export const VideoButton = forwardRef<HTMLButtonElement, VideoButtonProps>(function VideoButton(
  { label, hotkey, shape, className, children, ...props },
  ref,
) {
  return (
    <PartElement
      of="button"
      ref={ref}
      type="button"
      aria-label={label}
      aria-keyshortcuts={hotkey}
      title={hotkey ? `${label} (${hotkey})` : label}
      {...props}
      className={cx('lectern-course-player-video-button', className)}
    >
      {shape ? <Icon shape={shape} /> : children}
    </PartElement>
  );
});
