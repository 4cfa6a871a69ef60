import { forwardRef, type ReactNode } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';
import { type HeadingLevel, headingTag } from './heading.ts';
import { Icon, type IconShape } from './Icon.tsx';
import { book } from './icons.ts';

export interface EmptyNoteProps extends RootProps<'div'> {
  /** A sentence about what is missing. */
  message: string;
  /** A few words above the message. */
  heading?: string;
  /** The level of the heading; without `heading` it makes the message a heading. @default 2 with `heading` */
  headingLevel?: HeadingLevel;
  /** The icon above the text. @default icons.book */
  icon?: IconShape;
  /** Your own illustration in place of the icon. */
  picture?: ReactNode;
}

/** The content of an empty state: an icon, a heading if there is one, a message, and a next step as children. */
export const EmptyNote = forwardRef<HTMLDivElement, EmptyNoteProps>(function EmptyNote(
  {
    message,
    heading,
    headingLevel = heading === undefined ? undefined : 2,
    icon = book,
    picture,
    className,
    children,
    ...props
  },
  ref,
) {
  const Heading = headingLevel && heading !== undefined ? headingTag(headingLevel) : undefined;
  const Message = headingLevel && !Heading ? headingTag(headingLevel) : 'p';
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-empty-note', className)}>
      {picture ?? <Icon shape={icon} />}
      {Heading && <Heading className="lectern-empty-note-heading">{heading}</Heading>}
      <Message className="lectern-empty-note-message">{message}</Message>
      {children}
    </PartElement>
  );
});
