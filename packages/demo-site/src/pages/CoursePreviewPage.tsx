import { CoursePreviewPlayer, useLectern } from '@lectern/react';
import { useParams, useSearchParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** One's own course as a learner will see it. The open lecture is in the address, as on the learning page. */
export function CoursePreviewPage() {
  const { t } = useLectern('CoursePreviewPage');
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  useHead({ title: t('contentManager.preview') });
  return (
    <CoursePreviewPlayer
      courseId={id}
      lectureId={params.get('lecture') ?? undefined}
      onLectureChange={(lecture) => setParams({ lecture }, { preventScrollReset: false })}
    />
  );
}
