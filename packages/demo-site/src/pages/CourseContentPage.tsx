import { ContentManager, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** §2, content manager. */
export function CourseContentPage() {
  const { t } = useLectern('CourseContentPage');
  const { id = '' } = useParams();
  useHead({ title: t('contentManager.title') });
  return (
    <div className="site-page">
      <ContentManager key={id} courseId={id} />
    </div>
  );
}
