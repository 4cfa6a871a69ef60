import '@lectern/react/styles/certificate.css';
import '@lectern/react/styles/certificate-check.css';
import '@lectern/react/styles/faq-accordion.css';
import '../styles/content.css';
import { Certificate, CertificateCheck, FaqAccordion, useCertificate, useLectern } from '@lectern/react';
import { isApiError, isValidationError } from '@lectern/sdk';
import { certificateWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { certificateHelp } from '../content/certificates.ts';
import { useHead } from '../head/useHead.ts';
import { Redirect, useParams } from '../router/Router.tsx';

const CHECK_PATH = '/certificates';

/** A certificate (beyond §2): its holder's, and everyone's whom the holder gives the link. Without a number, the check. */
export function CertificatePage() {
  const { id } = useParams();
  return id === undefined ? (
    <Check />
  ) : (
    <div className="site-page">
      <Shown number={id} />
    </div>
  );
}

function Check() {
  const { t } = useLectern('CertificatePage', certificateWords);
  const title = t('certificate.checkTitle');
  useHead({ title, description: t('certificate.checkText'), path: CHECK_PATH });
  return (
    <div className="site-contact">
      <div>
        <header>
          <h1>{title}</h1>
          <p>{t('certificate.checkText')}</p>
        </header>
        <CertificateCheck />
      </div>
      <div>
        <img src="/pages/certificate.svg" alt="" width={640} height={400} />
        <section>
          <h2>{certificateHelp.title}</h2>
          <FaqAccordion items={certificateHelp.questions} />
        </section>
      </div>
    </div>
  );
}

function Shown({ number }: { number: string }) {
  const { t, paths, Link } = useLectern('CertificatePage', certificateWords);
  const { data, error } = useCertificate(number);
  const checkId = useId();
  const title = t('certificate.title');
  const isUnknown = isValidationError(error) || isApiError(error, 'not_found');
  useHead(
    data?.isPublic
      ? {
          title: `${title}: ${data.courseTitle}`,
          description: `${data.learnerName} ${t('certificate.completed')} ${data.courseTitle}.`,
          path: paths.certificate(data.number),
        }
      : { title },
  );
  return (
    <>
      {/* The sheet says it; the heading is for those who cannot see that it does. */}
      <header className={error ? 'site-page-head' : 'lectern-visually-hidden'}>
        <h1>{title}</h1>
      </header>
      {data && data.number !== number && <Redirect to={paths.certificate(data.number)} />}
      <Certificate number={number} />
      {isUnknown ? (
        <section aria-labelledby={checkId}>
          <header className="site-page-head">
            <h2 id={checkId}>{t('certificate.checkTitle')}</h2>
          </header>
          <CertificateCheck />
        </section>
      ) : (
        <p className="site-certificate-check">
          <Link href={CHECK_PATH}>{t('certificate.checkTitle')}</Link>
        </p>
      )}
    </>
  );
}
