import { forwardRef } from 'react';
import { EmptyNote, type EmptyNoteProps } from './EmptyNote.tsx';
import { lock } from './icons.ts';

export interface NoAccessProps extends Omit<EmptyNoteProps, 'icon' | 'picture' | 'heading'> {
  /** A few words, such as "Access Denied". */
  heading: string;
}

/**
 * What people see in place of content that they may not see: a lock, a heading, the reason, and a way on as children, such
 * as a link to sign in.
 */
export const NoAccess = forwardRef<HTMLDivElement, NoAccessProps>(function NoAccess(props, ref) {
  return <EmptyNote ref={ref} {...props} icon={lock} />;
});
