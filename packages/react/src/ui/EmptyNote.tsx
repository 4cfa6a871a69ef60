import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from './compose.ts';
import { type HeadingLevel, headingTag } from './heading.ts';
import { Icon, type IconShape } from './Icon.tsx';
import { book } from './icons.ts';

export interface EmptyNoteProps extends HTMLAttributes<HTMLDivElement> {
  message: string;
  /** Where the message is a heading of the page, how deep. */
  headingLevel?: HeadingLevel;
  /** @default icons.book */
  icon?: IconShape;
  /** In place of the icon: a drawing of the host's own. */
  picture?: ReactNode;
}

/** Nothing here yet: one sentence, one drawing, and as children one way on. */
export const EmptyNote = forwardRef<HTMLDivElement, EmptyNoteProps>(function EmptyNote(
  { message, headingLevel, icon = book, picture, className, children, ...props },
  ref,
) {
  const Message = headingLevel ? headingTag(headingLevel) : 'p';
  return (
    <div ref={ref} {...props} className={cx('lectern-empty-note', className)}>
      {picture ?? <Icon shape={icon} />}
      <Message className="lectern-empty-note-message">{message}</Message>
      {children}
    </div>
  );
});
