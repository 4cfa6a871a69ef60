import '@lectern/react/styles/grading.css';
import { Grading, useLectern } from '@lectern/react';
import { gradingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useParams, useSearchParams } from '../router/Router.tsx';

/** The work for one assignment, for its instructor (beyond §2). */
export function GradingPage() {
  const { lectureId = '' } = useParams();
  const submissionId = useSearchParams().get('submission');
  const { t } = useLectern('GradingPage', gradingWords);
  useHead({ title: t('grading.title') });
  return (
    <div className="site-page">
      <Grading lectureId={lectureId} {...(submissionId && { submissionId })} />
    </div>
  );
}
