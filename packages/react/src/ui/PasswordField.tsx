import { useState } from 'react';
import { cx } from './compose.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that one may look at while typing. */
export function PasswordField({ showLabel, hideLabel, className, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
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
}
