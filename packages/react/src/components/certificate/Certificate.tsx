import { type Certificate as CertificateData, isApiError } from '@lectern/sdk';
import { certificateWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useCertificate } from '../../hooks/learning/useCertificates.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { CertificateProvider } from './context.ts';
import * as parts from './parts.tsx';

interface SharedProps extends RootProps<'article'> {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}
export type CertificateProps = SharedProps &
  (
    | {
        /** The certificate, which is not loaded then. */
        certificate: CertificateData;
        number?: never;
      }
    | {
        certificate?: never;
        /** The number of the certificate to load. */
        number: string;
      }
  );

const CertificateRoot = createRoot('article', 'lectern-certificate');

const Root = forwardRef<HTMLElement, CertificateProps>(function Certificate({ certificate, number, ...props }, ref) {
  return certificate ? (
    <Shown ref={ref} certificate={certificate} {...props} />
  ) : (
    <Loaded ref={ref} number={number} {...props} />
  );
});

const Loaded = forwardRef<HTMLElement, SharedProps & { number: string }>(function LoadedCertificate(
  { number, ...props },
  ref,
) {
  const { t, paths } = useLectern('Certificate', certificateWords);
  const { data, error, refetch } = useCertificate(number);
  if (data) return <Shown ref={ref} certificate={data} {...props} />;
  const { children, ...native } = props;
  return (
    <CertificateRoot ref={ref} {...native} state={error ? 'error' : 'loading'}>
      {isApiError(error, 'certificate_private') ? (
        <Private revokedAt={error.details?.revokedAt} />
      ) : error ? (
        <LoadError
          error={error}
          fallback={t('certificate.failed')}
          onRetry={refetch}
          notFound={{
            message: t('certificate.notFound'),
            icon: icons.search,
            href: paths.courses,
            label: t('certificate.browse'),
          }}
        />
      ) : (
        <div className="lectern-certificate-columns">
          <div className="lectern-certificate-sheet" aria-busy="true">
            <LoadingStatus label={t('certificate.loading')} />
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      )}
    </CertificateRoot>
  );
});

/** Of a certificate that its holder keeps private: whether it counts. */
function Private({ revokedAt }: { revokedAt: string | undefined }) {
  const { t, formats } = useLectern('Certificate', certificateWords);
  return revokedAt ? (
    <EmptyNote
      heading={t('certificate.revoked')}
      message={t('certificate.revokedText', { date: formats.date(revokedAt) })}
      icon={icons.error}
    />
  ) : (
    <EmptyNote heading={t('certificate.valid')} message={t('certificate.privateValid')} icon={icons.success} />
  );
}

const Shown = forwardRef<HTMLElement, SharedProps & { certificate: CertificateData }>(function ShownCertificate(
  { certificate, children, ...props },
  ref,
) {
  return (
    <CertificateProvider value={certificate}>
      <CertificateRoot ref={ref} {...props} state="ready" data-status={certificate.revokedAt ? 'revoked' : 'valid'}>
        {children ?? (
          <div className="lectern-certificate-columns">
            <parts.CertificateSheet />
            <div className="lectern-certificate-side">
              <parts.CertificateStatus />
              <parts.CertificateSharing />
              <parts.CertificateFiles />
            </div>
          </div>
        )}
      </CertificateRoot>
    </CertificateProvider>
  );
});

/**
 * A certificate of a completed course, and whether it counts. Its holder also decides who sees it, and gets the file to
 * print and the signed badge. Given as a `certificate`, or loaded by its number.
 */
export const Certificate = Object.assign(Root, {
  Sheet: parts.CertificateSheet,
  Statement: parts.CertificateStatement,
  Code: parts.CertificateCode,
  Facts: parts.CertificateFacts,
  Status: parts.CertificateStatus,
  Sharing: parts.CertificateSharing,
  Files: parts.CertificateFiles,
});
