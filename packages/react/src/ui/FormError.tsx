import type { ReactNode } from 'react';

/** Why a form could not be submitted, announced when it appears. Renders nothing without a message. */
export const FormError = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="lectern-form-error">
      {children}
    </p>
  ) : null;
