export { Certificate, type CertificateProps } from './Certificate.tsx';
export { useCertificateContext } from './context.ts';
export * from './parts.tsx';
