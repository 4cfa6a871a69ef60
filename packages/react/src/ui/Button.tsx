import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { cx } from './compose.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How much it asks for: at most one primary in a view. `destructive` is the last step of what `danger` begins. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive';
  size?: 'small' | 'medium' | 'large';
  /** Keeps its place and its focus, announces that it works, and ignores further presses. */
  isBusy?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', isBusy = false, className, onClick, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...props}
      className={cx('lectern-button', className)}
      data-variant={variant}
      data-size={size}
      data-busy={isBusy || undefined}
      aria-busy={isBusy || undefined}
      // A disabled button would drop the focus in the middle of what it was pressed for.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
});
