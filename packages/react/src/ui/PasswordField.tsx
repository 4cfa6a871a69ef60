import { forwardRef, useState } from 'react';
import { cx } from './compose.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action'> {
  /** The name of the button that shows the password. */
  showLabel: string;
  /** The name of the button that hides the password. */
  hideLabel: string;
}

/** A password field with a button that shows what is typed. The input takes the ref and native props, the frame the class. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, className, ...props },
  ref,
) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      ref={ref}
      {...props}
      className={cx('lectern-password', className)}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="lectern-icon-button lectern-password-toggle"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon shape={icons.eye} />
        </button>
      }
    />
  );
});
