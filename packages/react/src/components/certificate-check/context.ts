import type { UseCertificateCheckResult } from '../../hooks/learning/useCertificateCheck.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The check around a part. */
export const [CertificateCheckProvider, useCertificateCheckContext] =
  createRootContext<UseCertificateCheckResult>('CertificateCheck');
