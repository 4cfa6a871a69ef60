import { forwardRef } from 'react';
import { PartElement, type RootProps } from './definePart.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface SelectFieldProps extends RootProps<'select'>, FieldFrameProps {
  /** The options in order. */
  options: readonly { value: string; label: string }[];
}

/** A labelled select with its hint and its error. The select takes the ref and native props, the frame the class. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, options, className, id, ...props },
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <PartElement of="select" ref={ref} {...control} {...props}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </PartElement>
      )}
    </FieldFrame>
  );
});
