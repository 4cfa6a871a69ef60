import type { ReceivedSubmission } from '@lectern/sdk';
import { gradingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { nameOf } from './nameOf.ts';
import { isSafeAddress } from './safeAddress.ts';

export interface SubmittedWorkProps extends RootProps<'article'> {
  /** The submission to show. */
  submission: ReceivedSubmission;
}

const Root = createRoot('article', 'lectern-submitted-work');

/** A learner's submission: name and date, the text as written, the link if it is safe to follow. Children come last. */
export const SubmittedWork = forwardRef<HTMLElement, SubmittedWorkProps>(function SubmittedWork(
  { submission, children, ...props },
  ref,
) {
  const { t, formats } = useLectern('SubmittedWork', gradingWords);
  const { userId, createdAt, gradedAt, submissionText, submissionUrl } = submission;
  return (
    <Root ref={ref} {...props} state={gradedAt ? 'graded' : 'ready'}>
      <header>
        <h2 tabIndex={-1}>{t('grading.work', { name: nameOf(userId, t) })}</h2>
        <p className="lectern-submitted-work-note">
          <time dateTime={createdAt}>{t('grading.submitted', { when: formats.date(createdAt) })}</time>
          {gradedAt && <time dateTime={gradedAt}>{t('grading.gradedOn', { date: formats.date(gradedAt) })}</time>}
        </p>
      </header>
      {submissionText ? (
        <p className="lectern-submitted-work-text">{submissionText}</p>
      ) : (
        <p className="lectern-submitted-work-note">{t('grading.noText')}</p>
      )}
      {submissionUrl &&
        (isSafeAddress(submissionUrl) ? (
          <a href={submissionUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('grading.link', { url: submissionUrl })}
          </a>
        ) : (
          <p className="lectern-submitted-work-note">{t('grading.badLink', { url: submissionUrl })}</p>
        ))}
      {children}
    </Root>
  );
});
