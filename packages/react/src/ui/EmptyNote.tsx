import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';
import { type HeadingLevel, headingTag } from './heading.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface EmptyNoteProps extends HTMLAttributes<HTMLDivElement> {
  message: string;
  /** Where the message is a heading of the page, how deep. */
  headingLevel?: HeadingLevel;
  icon?: IconName;
}

/** Nothing here yet: one sentence, one drawing, and as children one way on. */
export const EmptyNote = forwardRef<HTMLDivElement, EmptyNoteProps>(function EmptyNote(
  { message, headingLevel, icon = 'book', className, children, ...props },
  ref,
) {
  const Message = headingLevel ? headingTag(headingLevel) : 'p';
  return (
    <div ref={ref} {...props} className={cx('lectern-empty-note', className)}>
      <Icon name={icon} />
      <Message className="lectern-empty-note-message">{message}</Message>
      {children}
    </div>
  );
});
