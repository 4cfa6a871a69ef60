import { forwardRef, type ReactNode } from 'react';
import { PartElement, type RootProps } from './definePart.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps extends RootProps<'input'>, FieldFrameProps {
  /** Content after the input, such as a button that shows the password. */
  action?: ReactNode;
  /** Content before the input, such as a currency symbol; hidden from screen readers. */
  lead?: ReactNode;
}

/** An input with its label, hint and error. The input takes the ref and native props, the frame the class. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, error, hint, keepsHint, action, lead, className, id, ...props },
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} keepsHint={keepsHint} id={id} className={className}>
      {(control) => (
        <div className="lectern-field-control">
          {lead && (
            <span className="lectern-field-lead" aria-hidden="true">
              {lead}
            </span>
          )}
          <PartElement of="input" ref={ref} {...control} {...props} />
          {action}
        </div>
      )}
    </FieldFrame>
  );
});
