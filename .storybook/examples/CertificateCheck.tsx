import { CertificateCheck } from '@lectern/react';

export function Example() {
  return <CertificateCheck />;
}
