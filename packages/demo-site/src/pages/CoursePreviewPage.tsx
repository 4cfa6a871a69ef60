import '@lectern/common/fonts/reading.css';
import '@lectern/react/styles/course-player.css';
import { CoursePreviewPlayer, useLectern } from '@lectern/react';
import { teachingWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { navigate } from '../router/location.ts';
import { useParams, useSearchParams } from '../router/Router.tsx';

/** One's own course as a learner will see it. The open lecture is in the address, as on the learning page. */
export function CoursePreviewPage() {
  const { t } = useLectern('CoursePreviewPage', teachingWords);
  const { id = '' } = useParams();
  const params = useSearchParams();
  useHead({ title: t('contentManager.preview') });
  return (
    <CoursePreviewPlayer
      courseId={id}
      lectureId={params.get('lecture') ?? undefined}
      onLectureChange={(lecture) => navigate(`?${new URLSearchParams({ lecture })}`)}
    />
  );
}
