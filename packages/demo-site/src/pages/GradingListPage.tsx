import { useLectern, WaitingSubmissions } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** All work that waits for a grade (beyond §2). */
export function GradingListPage() {
  const { t } = useLectern('GradingListPage');
  useHead({ title: t('grading.title') });
  return (
    <div className="site-page">
      <WaitingSubmissions />
    </div>
  );
}
