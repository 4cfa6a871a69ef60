import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface EmptyNoteProps extends HTMLAttributes<HTMLDivElement> {
  message: string;
  icon?: IconName;
}

/** Nothing here yet: one sentence, one drawing, and as children one way on. */
export const EmptyNote = forwardRef<HTMLDivElement, EmptyNoteProps>(function EmptyNote(
  { message, icon = 'book', className, children, ...props },
  ref,
) {
  return (
    <div ref={ref} {...props} className={cx('lectern-empty-note', className)}>
      <Icon name={icon} />
      <p>{message}</p>
      {children}
    </div>
  );
});
