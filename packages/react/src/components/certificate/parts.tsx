import { certificateWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useShareCertificate } from '../../hooks/learning/useCertificates.ts';
import { addressHere } from '../../provider/addressHere.ts';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useCertificateContext } from './context.ts';

/** Whether the certificate counts, and what that says. */
export const CertificateStatus = definePart('CertificateStatus', 'div', 'lectern-certificate-status', (name) => {
  const { t, formats } = useLectern(name, certificateWords);
  const { revokedAt } = useCertificateContext(name);
  return {
    'data-status': revokedAt ? 'revoked' : 'valid',
    children: (
      <>
        <Icon shape={revokedAt ? icons.error : icons.success} />
        <div>
          <strong>{t(revokedAt ? 'certificate.revoked' : 'certificate.valid')}</strong>
          <p>
            {revokedAt ? t('certificate.revokedText', { date: formats.date(revokedAt) }) : t('certificate.validText')}
          </p>
        </div>
      </>
    ),
  };
});

/** Who says it, and who has completed which course. */
export const CertificateStatement = definePart(
  'CertificateStatement',
  'div',
  'lectern-certificate-statement',
  (name) => {
    const { t, Link, paths } = useLectern(name, certificateWords);
    const { issuerName, learnerName, courseId, courseTitle } = useCertificateContext(name);
    return {
      children: (
        <>
          {issuerName && <p className="lectern-certificate-issuer">{issuerName}</p>}
          <p className="lectern-certificate-kind">{t('certificate.title')}</p>
          <h2 className="lectern-certificate-learner" dir="auto">
            {learnerName}
          </h2>
          <p>{t('certificate.completed')}</p>
          <p className="lectern-certificate-course">
            <Link href={paths.course(courseId)} dir="auto">
              {courseTitle}
            </Link>
          </p>
        </>
      ),
    };
  },
);

/** The instructor, the hours, the day and the number. */
export const CertificateFacts = definePart('CertificateFacts', 'dl', 'lectern-certificate-facts', (name) => {
  const { t, formats } = useLectern(name, certificateWords);
  const { instructorName, hours, issuedAt, number } = useCertificateContext(name);
  return {
    children: (
      <>
        {instructorName && (
          <div>
            <dt>{t('certificate.instructor')}</dt>
            <dd dir="auto">{instructorName}</dd>
          </div>
        )}
        {hours > 0 && (
          <div>
            <dt>{t('certificate.hours')}</dt>
            <dd>{formats.decimal(hours)}</dd>
          </div>
        )}
        <div>
          <dt>{t('certificate.issued')}</dt>
          <dd>
            <time dateTime={issuedAt}>{formats.date(issuedAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('certificate.number')}</dt>
          <dd>{number}</dd>
        </div>
      </>
    ),
  };
});

/** The code that leads to the certificate's page; nothing where the certificate comes from a list, which has none. */
export const CertificateCode = definePart('CertificateCode', 'div', 'lectern-certificate-code', (name) => {
  const { t } = useLectern(name, certificateWords);
  const { qr } = useCertificateContext(name);
  return qr ? { children: <QrCode code={qr} label={t('certificate.code')} /> } : null;
});

const Seal = () => (
  <svg className="lectern-certificate-seal" viewBox="0 0 64 92" aria-hidden="true">
    <path d="M18 48v42l14-9 14 9V48z" />
    <circle cx="32" cy="32" r="25" />
    <circle cx="32" cy="32" r="28" fill="none" strokeWidth="6" strokeDasharray="5 2.33" />
    <path d="m21 33 8 8 15-17" fill="none" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** What is framed: the statement, the code and the facts. */
export const CertificateSheet = definePart('CertificateSheet', 'div', 'lectern-certificate-sheet', (name) => {
  useCertificateContext(name);
  return {
    children: (
      <>
        <Seal />
        <CertificateStatement />
        <CertificateCode />
        <CertificateFacts />
      </>
    ),
  };
});

/** For its holder: who sees the page, and its link. Nothing for others, and once it's revoked. */
export const CertificateSharing = definePart(
  'CertificateSharing',
  'fieldset',
  'lectern-certificate-sharing',
  (name) => {
    const { t, paths } = useLectern(name, certificateWords);
    const { number, isPublic, pdfUrl } = useCertificateContext(name);
    const { share, isSaving } = useShareCertificate(number);
    const hint = useId();
    if (!pdfUrl) return null;
    return {
      children: (
        <>
          <legend>{t('certificate.whoOpens')}</legend>
          <label>
            <input
              type="checkbox"
              checked={isPublic}
              aria-describedby={hint}
              aria-disabled={isSaving || undefined}
              onChange={({ currentTarget: { checked } }) => {
                if (!isSaving) share(checked);
              }}
            />
            {t('certificate.public')}
          </label>
          <p id={hint}>{t(isPublic ? 'certificate.publicText' : 'certificate.privateText')}</p>
          {isPublic && (
            <CopyButton
              text={addressHere(paths.certificate(number))}
              label={t('certificate.copyLink')}
              copiedLabel={t('certificate.copied')}
              failedLabel={t('certificate.copyFailed')}
            />
          )}
        </>
      ),
    };
  },
);

/** For its holder: the file to print in two sizes of paper, and the signed badge. Nothing for others, and once it's revoked. */
export const CertificateFiles = definePart('CertificateFiles', 'div', 'lectern-certificate-files', (name) => {
  const { t } = useLectern(name, certificateWords);
  const { pdfUrl, credentialUrl } = useCertificateContext(name);
  const hint = useId();
  if (!pdfUrl) return null;
  return {
    children: (
      <>
        <p className="lectern-certificate-actions">
          <a href={pdfUrl} className="lectern-button" data-variant="primary">
            {t('certificate.pdfA4')}
          </a>
          <a
            href={extendPath(pdfUrl, { query: { paper: 'letter' } })}
            className="lectern-button lectern-button-flush"
            data-variant="quiet"
          >
            {t('certificate.pdfLetter')}
          </a>
          <Button variant="quiet" className="lectern-button-flush" onClick={() => window.print()}>
            {t('certificate.print')}
          </Button>
        </p>
        {credentialUrl && (
          <div className="lectern-certificate-badge">
            <a
              href={credentialUrl}
              className="lectern-button"
              data-variant="secondary"
              aria-describedby={hint}
              download
            >
              {t('certificate.credential')}
            </a>
            <p id={hint}>{t('certificate.credentialHint')}</p>
          </div>
        )}
      </>
    ),
  };
});
