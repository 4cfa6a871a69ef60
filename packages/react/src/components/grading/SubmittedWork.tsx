import type { ReceivedSubmission } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { nameOf } from './nameOf.ts';
import { isSafeAddress } from './safeAddress.ts';

export interface SubmittedWorkProps {
  submission: ReceivedSubmission;
  /** After the work. */
  children?: ReactNode;
}

/** What was handed in: by whom and when, the text as it was written, the address as a link that is safe to follow. */
export function SubmittedWork({ submission, children }: SubmittedWorkProps) {
  const { t, formats } = useLectern('SubmittedWork');
  const { userId, createdAt, gradedAt, submissionText, submissionUrl } = submission;
  return (
    <article className="lectern-grading-submission">
      <header>
        <h2 tabIndex={-1}>{t('grading.work', { name: nameOf(userId, t) })}</h2>
        <p className="lectern-grading-note">
          <time dateTime={createdAt}>{t('grading.submitted', { when: formats.date(createdAt) })}</time>
          {gradedAt && <time dateTime={gradedAt}>{t('grading.gradedOn', { date: formats.date(gradedAt) })}</time>}
        </p>
      </header>
      {submissionText ? (
        <p className="lectern-grading-text">{submissionText}</p>
      ) : (
        <p className="lectern-grading-note">{t('grading.noText')}</p>
      )}
      {submissionUrl &&
        (isSafeAddress(submissionUrl) ? (
          <a href={submissionUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('grading.link', { url: submissionUrl })}
          </a>
        ) : (
          <p className="lectern-grading-note">{t('grading.badLink', { url: submissionUrl })}</p>
        ))}
      {children}
    </article>
  );
}
