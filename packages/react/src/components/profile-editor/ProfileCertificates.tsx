import { certificateWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useCertificates } from '../../hooks/learning/useCertificates.ts';
import { useLectern } from '../../provider/context.ts';

/** The person's certificates, each a link to its page; nothing without any. */
export function ProfileCertificates() {
  const { t, formats, Link, paths } = useLectern('ProfileTabs', certificateWords);
  const { data = [] } = useCertificates();
  const heading = useId();
  if (data.length === 0) return null;
  return (
    <section className="lectern-profile-editor-panel lectern-profile-tabs-certificates" aria-labelledby={heading}>
      <h2 id={heading}>{t('certificate.mine')}</h2>
      <ul>
        {data.map(({ number, courseTitle, issuedAt, revokedAt }) => (
          <li key={number}>
            <Link href={paths.certificate(number)} dir="auto">
              {courseTitle}
            </Link>
            <span>
              {revokedAt ? t('certificate.revoked') : <time dateTime={issuedAt}>{formats.date(issuedAt)}</time>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
