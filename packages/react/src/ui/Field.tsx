import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from './compose.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The first broken rule; read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Beside the input, such as a button that shows the password. */
  action?: ReactNode;
}

/** A labelled input with its hint and its error. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, error, hint, action, className, id: given, ...props },
  ref,
) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={cx('lectern-field', className)} data-invalid={error ? true : undefined}>
      <label className="lectern-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="lectern-field-control">
        <input
          ref={ref}
          id={id}
          className="lectern-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          {...props}
        />
        {action}
      </div>
      {hint && !error && (
        <p className="lectern-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
});
