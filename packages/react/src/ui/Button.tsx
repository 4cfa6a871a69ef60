import { type ButtonHTMLAttributes, forwardRef, type MouseEventHandler } from 'react';
import { cx } from './compose.ts';

export interface PressableProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its action is running: the button keeps the focus, is announced as busy and ignores clicks. @default false */
  isBusy?: boolean;
  /** Keeps the focus, and stays in the tab order, while disabled. For a button that disables itself. @default false */
  focusableWhenDisabled?: boolean;
}

const ignore: MouseEventHandler = (event) => event.preventDefault();

/** The attributes of a native button that may be busy. It isn't `disabled` meanwhile, because that would drop the focus. */
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
  /**
   * How prominent it is. Use one `primary` per view, `danger` to open a confirmation, and `destructive` to confirm.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive';
  /** @default 'medium' */
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
