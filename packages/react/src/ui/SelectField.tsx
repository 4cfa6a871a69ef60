import { forwardRef } from 'react';
import { PartElement, type RootProps } from './definePart.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface SelectFieldProps extends RootProps<'select'>, FieldFrameProps {
  /** The options in order, each by itself or in a group with a name. */
  options: readonly (SelectOption | SelectGroup)[];
}

interface SelectOption {
  value: string;
  label: string;
}

interface SelectGroup {
  key: string;
  label: string;
  options: readonly SelectOption[];
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A labelled select with its hint and its error. The select takes the ref and native props, the frame the class. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, options, className, id, ...props },
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <PartElement of="select" ref={ref} {...control} {...props}>
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.key} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </PartElement>
      )}
    </FieldFrame>
  );
});
