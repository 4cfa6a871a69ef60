import { Field, type FieldProps } from './Field.tsx';

interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** Whether letters are typed too. */
  isRecovery?: boolean;
}

/** A field for a code of an app, which the browser may know, or a recovery code. */
export const CodeField = ({ isRecovery = false, ...props }: CodeFieldProps) => (
  <Field
    {...props}
    name="code"
    inputMode={isRecovery ? 'text' : 'numeric'}
    autoComplete={isRecovery ? 'off' : 'one-time-code'}
    autoCapitalize="off"
    spellCheck={false}
    dir="ltr"
  />
);
