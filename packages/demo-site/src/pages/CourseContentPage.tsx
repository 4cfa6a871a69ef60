import '@lectern/react/styles/content-manager.css';
import { ContentManager, useLectern } from '@lectern/react';
import { teachingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** §2, content manager. */
export function CourseContentPage() {
  const { t } = useLectern('CourseContentPage', teachingWords);
  const { id = '' } = useParams();
  useHead({ title: t('contentManager.title') });
  return (
    <div className="site-page">
      <ContentManager key={id} courseId={id} />
    </div>
  );
}
