import { Grading, useLectern } from '@lectern/react';
import { useParams, useSearchParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** The work for one assignment, for its instructor (beyond §2). */
export function GradingPage() {
  const { lectureId = '' } = useParams();
  const submissionId = useSearchParams()[0].get('submission');
  const { t } = useLectern('GradingPage');
  useHead({ title: t('grading.title') });
  return (
    <div className="site-page">
      <Grading lectureId={lectureId} {...(submissionId && { submissionId })} />
    </div>
  );
}
