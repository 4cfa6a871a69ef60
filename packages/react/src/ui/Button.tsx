import { type ButtonHTMLAttributes, forwardRef, type MouseEventHandler } from 'react';
import { cx } from './compose.ts';

export interface PressableProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something that it began is under way: it keeps its focus, announces that it works, and ignores further presses. */
  isBusy?: boolean;
  /** While disabled it keeps its focus and can be reached by Tab; for a button that its own press disables. */
  focusableWhenDisabled?: boolean;
}

const ignore: MouseEventHandler = (event) => event.preventDefault();

/** The attributes of a native button that may be busy: one that is `disabled` would drop the focus in the middle of what it was pressed for. */
export function pressable({
  isBusy = false,
  focusableWhenDisabled = false,
  disabled = false,
  onClick,
  ...props
}: PressableProps): ButtonHTMLAttributes<HTMLButtonElement> & { 'data-busy'?: true | undefined } {
  const isIgnored = isBusy || (disabled && focusableWhenDisabled);
  return {
    type: 'button',
    ...props,
    disabled: disabled && !isIgnored,
    'aria-disabled': isIgnored || props['aria-disabled'] || undefined,
    'aria-busy': isBusy || undefined,
    'data-busy': isBusy || undefined,
    onClick: isIgnored ? ignore : onClick,
  };
}

export interface ButtonProps extends PressableProps {
  /** How much it asks for: at most one primary in a view. `destructive` is the last step of what `danger` begins. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive';
  size?: 'small' | 'medium' | 'large';
}

/** A button. While busy it keeps the focus and ignores clicks. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', className, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      {...pressable(props)}
      className={cx('lectern-button', className)}
      data-variant={variant}
      data-size={size}
    />
  );
});
