import { forwardRef, type SelectHTMLAttributes, useId } from 'react';
import { cx } from './compose.ts';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
}

/** A labelled list to choose one from. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, options, hint, className, id: given, ...props },
  ref,
) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={cx('lectern-field', className)}>
      <label className="lectern-field-label" htmlFor={id}>
        {label}
      </label>
      <select ref={ref} id={id} className="lectern-input" aria-describedby={hint ? `${id}-hint` : undefined} {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p className="lectern-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
});
