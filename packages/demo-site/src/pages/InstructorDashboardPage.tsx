import '@lectern/react/styles/instructor-dashboard.css';
import { InstructorDashboard, useLectern } from '@lectern/react';
import { teachingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** §2, instructor dashboard. */
export function InstructorDashboardPage() {
  const { t } = useLectern('InstructorDashboardPage', teachingWords);
  useHead({ title: t('instructorDashboard.title') });
  return (
    <div className="site-page">
      <InstructorDashboard />
    </div>
  );
}
