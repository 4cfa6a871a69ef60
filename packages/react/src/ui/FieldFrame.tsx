import { type ReactNode, type RefAttributes, useId } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps, type RootState } from './definePart.tsx';

/** Props of every field. */
export interface FieldFrameProps {
  /** The label above the control. */
  label: string;
  /** What is wrong with the value; describes the control in place of the hint. */
  error?: string | undefined;
  /** Help below the control. */
  hint?: string | undefined;
  /** Whether the hint stays beside an error: what it says can't be known without it. @default false */
  keepsHint?: boolean | undefined;
}

interface FrameProps extends FieldFrameProps {
  id?: string | undefined;
  className?: string | undefined;
  /** The ref and the native props of the frame. */
  frameProps?: RootProps<'div'> & RefAttributes<HTMLDivElement> & { 'data-state'?: RootState };
  /** Renders the control with the attributes that connect it to its label and its note. */
  children: (control: {
    id: string;
    className: 'lectern-input';
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control with its label, its hint and its error. */
export function FieldFrame({
  label,
  error,
  hint,
  keepsHint = false,
  id: given,
  className,
  frameProps,
  children,
}: FrameProps) {
  const own = useId();
  const id = given ?? own;
  const shownHint = error && !keepsHint ? undefined : hint;
  return (
    <PartElement
      of="div"
      {...frameProps}
      className={cx('lectern-field', className)}
      data-invalid={error ? true : undefined}
    >
      <label id={`${id}-label`} className="lectern-field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'lectern-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cx(error && `${id}-error`, shownHint && `${id}-hint`) || undefined,
      })}
      {error && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {shownHint && (
        <p className="lectern-field-hint" id={`${id}-hint`}>
          {shownHint}
        </p>
      )}
    </PartElement>
  );
}
