import { Children, forwardRef, type MouseEventHandler, type ReactNode } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface PressableProps extends RootProps<'button'> {
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
}: PressableProps): RootProps<'button'> & { 'data-busy'?: true | undefined } {
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
  /** `small` is for rows and cards, `large` for the one action of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Its text while busy, such as "Saving...". The button is wide enough for both, so that nothing moves. Children are the
   * text it has otherwise. Without it the button keeps its name and shows that it is busy in place of its text.
   */
  busyLabel?: string | undefined;
}

/** What a button says, as far as it is text. */
const textOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');

/** A button. While busy it keeps the focus and ignores clicks. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', busyLabel, className, children, ...props },
  ref,
) {
  return (
    <PartElement
      of="button"
      ref={ref}
      {...pressable(props)}
      // A label for the resting text would hide the busy text from screen readers.
      aria-label={props.isBusy && busyLabel !== undefined ? undefined : props['aria-label']}
      className={cx('lectern-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        // The style sheet draws the other label, unseen: as an element it would be a part of the button's name.
        <span className="lectern-button-labels" data-other={props.isBusy ? textOf(children) : busyLabel}>
          <span>{props.isBusy ? busyLabel : children}</span>
        </span>
      )}
    </PartElement>
  );
});
