import { forwardRef, type ReactNode } from 'react';
import { type CheckedCertificate, useCertificateCheck } from '../../hooks/learning/useCertificateCheck.ts';
import { compose } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { CertificateCheckProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface CertificateCheckProps extends RootProps<'form'> {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
  /** Called with what a check has found. */
  onCheck?: ((found: CheckedCertificate) => void) | undefined;
}

const CheckRoot = createRoot('form', 'lectern-certificate-check');

const Root = forwardRef<HTMLFormElement, CertificateCheckProps>(function CertificateCheck(
  { children, onCheck, onSubmit, ...props },
  ref,
) {
  const check = useCertificateCheck({ onSuccess: onCheck });
  return (
    <CertificateCheckProvider value={check}>
      <CheckRoot
        ref={ref}
        noValidate
        {...props}
        state="ready"
        onSubmit={compose(onSubmit, (event) => {
          event.preventDefault();
          if (!check.isChecking) check.check();
        })}
      >
        {children ?? (
          <>
            <parts.CertificateCheckField />
            <parts.CertificateCheckButton />
            <parts.CertificateCheckVerdict />
          </>
        )}
      </CheckRoot>
    </CertificateCheckProvider>
  );
});

/** Checks a certificate: the text of an Open Badge at once, a number on its page. */
export const CertificateCheck = Object.assign(Root, {
  Field: parts.CertificateCheckField,
  Button: parts.CertificateCheckButton,
  Verdict: parts.CertificateCheckVerdict,
});
