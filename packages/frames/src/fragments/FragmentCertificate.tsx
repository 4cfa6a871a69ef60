import { Certificate, useLectern } from '@lectern/react';
import type { Certificate as CertificateData } from '@lectern/sdk';
import { certificateWords } from '@lectern/sdk/words';

/** A certificate as everyone sees it, and the way to its page. */
export function FragmentCertificate({ certificate }: { certificate: CertificateData }) {
  const { t, Link, paths } = useLectern('FragmentCertificate', certificateWords);
  return (
    <Certificate certificate={certificate}>
      <Certificate.Sheet />
      <Certificate.Status />
      <p className="lectern-certificate-open">
        <Link href={paths.certificate(certificate.number)} className="lectern-button" data-variant="secondary">
          {t('certificate.openPage')}
        </Link>
      </p>
    </Certificate>
  );
}
