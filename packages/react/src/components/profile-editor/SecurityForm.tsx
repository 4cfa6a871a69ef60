import { forwardRef, type ReactNode } from 'react';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { SecurityFormProvider } from './context.ts';
import * as parts from './securityFormParts.tsx';
import { useProfileGate } from './useProfileGate.tsx';

export interface SecurityFormProps extends RootProps<'section'> {
  /** Called when the password has been changed. */
  onChangePassword?: () => void;
  /** The parts, in your arrangement, for a signed-in user. @default the usual parts */
  children?: ReactNode;
}

const FormRoot = createRoot('section', 'lectern-security-form');

const Root = forwardRef<HTMLElement, SecurityFormProps>(function SecurityForm(
  { onChangePassword, className, children, ...props },
  ref,
) {
  const gate = useProfileGate();
  return (
    <FormRoot
      ref={ref}
      {...props}
      className={cx(gate.user && 'lectern-profile-editor-panel', className)}
      state={gate.user ? 'ready' : gate.state}
    >
      {gate.user ? (
        <SecurityFormProvider value={{ email: gate.user.email, onChangePassword }}>
          {children ?? (
            <>
              <parts.SecurityFormTitle />
              <parts.SecurityFormNote />
              <parts.SecurityFormFields />
            </>
          )}
        </SecurityFormProvider>
      ) : (
        gate.placeholder
      )}
    </FormRoot>
  );
});

/** Changes the password of the signed-in user (§2, §5); a visitor sees a link to sign in. */
export const SecurityForm = Object.assign(Root, {
  Title: parts.SecurityFormTitle,
  Note: parts.SecurityFormNote,
  Fields: parts.SecurityFormFields,
});
