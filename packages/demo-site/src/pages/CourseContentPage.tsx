import { ContentManager, useLectern } from '@lectern/react';
import { useParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** §2, content manager. */
export function CourseContentPage() {
  const { t } = useLectern('CourseContentPage');
  const { id = '' } = useParams();
  useHead({ title: t('contentManager.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('contentManager.title')}</h1>
      </header>
      <ContentManager key={id} courseId={id} />
    </div>
  );
}
