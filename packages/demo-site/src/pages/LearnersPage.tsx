import '@lectern/react/styles/course-learners.css';
import { CourseLearners, useLectern } from '@lectern/react';
import { teachingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** The learners of one's own course and its quiz results (beyond §2). */
export function LearnersPage() {
  const { id = '' } = useParams();
  const { t } = useLectern('LearnersPage', teachingWords);
  useHead({ title: t('learners.title') });
  return (
    <div className="site-page">
      <CourseLearners courseId={id} />
    </div>
  );
}
