import { forwardRef, type TextareaHTMLAttributes, useId } from 'react';
import { cx } from './compose.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** The first broken rule; read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
}

/** A labelled field for several lines, with its error. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, className, id: given, ...props },
  ref,
) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={cx('lectern-field', className)} data-invalid={error ? true : undefined}>
      <label className="lectern-field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={6}
        className="lectern-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(error && `${id}-error`, hint && !error && `${id}-hint`) || undefined}
        {...props}
      />
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
