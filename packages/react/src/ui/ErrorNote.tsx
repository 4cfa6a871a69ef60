import { forwardRef } from 'react';
import { Button } from './Button.tsx';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface ErrorNoteProps extends RootProps<'div'> {
  /** A sentence that says what failed. */
  message: string;
  /** The reason, if it is known. */
  reason?: string | undefined;
  /** The text of the retry button. */
  retryLabel?: string;
  /** Called when the user presses the retry button, which is shown only with it. */
  onRetry?: () => void;
}

/** An error in place of the content, with a retry button or another next step. */
export const ErrorNote = forwardRef<HTMLDivElement, ErrorNoteProps>(function ErrorNote(
  { message, reason, retryLabel, onRetry, className, children, ...props },
  ref,
) {
  return (
    <PartElement of="div" ref={ref} role="alert" {...props} className={cx('lectern-error-note', className)}>
      <Icon shape={icons.error} />
      <p>{message}</p>
      {reason && <p className="lectern-error-reason">{reason}</p>}
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {children}
    </PartElement>
  );
});
