import type { Certificate } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** The certificate around a part. */
export const [CertificateProvider, useCertificateContext] = createRootContext<Certificate>('Certificate');
