export { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';
export { useCertificateCheckContext } from './context.ts';
export * from './parts.tsx';
