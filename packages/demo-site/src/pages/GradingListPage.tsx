import '@lectern/react/styles/grading.css';
import { useLectern, WaitingSubmissions } from '@lectern/react';
import { gradingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** All work that waits for a grade (beyond §2). */
export function GradingListPage() {
  const { t } = useLectern('GradingListPage', gradingWords);
  useHead({ title: t('grading.title') });
  return (
    <div className="site-page">
      <WaitingSubmissions />
    </div>
  );
}
