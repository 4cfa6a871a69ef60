import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from './compose.ts';
import { type HeadingLevel, headingTag } from './heading.ts';
import { Icon, type IconShape } from './Icon.tsx';
import { book } from './icons.ts';

export interface EmptyNoteProps extends HTMLAttributes<HTMLDivElement> {
  message: string;
  /** Makes the message a heading of this level. */
  headingLevel?: HeadingLevel;
  /** @default icons.book */
  icon?: IconShape;
  /** Your own illustration in place of the icon. */
  picture?: ReactNode;
}

/** The content of an empty state: an icon, a message, and a next step as children. */
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
