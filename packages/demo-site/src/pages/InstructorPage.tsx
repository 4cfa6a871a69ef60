import '@lectern/react/styles/instructor-profile.css';
import { excerpt } from '@lectern/common/excerpt.ts';
import { InstructorProfile, useInstructor, useLectern } from '@lectern/react';
import { instructorWords } from '@lectern/sdk/words';
import { instructorDescription } from '../content/courses.ts';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** The instructor profile that §2 links to. */
export function InstructorPage() {
  const { id = '' } = useParams();
  const { t, paths } = useLectern('InstructorPage', instructorWords);
  const { data, error } = useInstructor(id);
  const name = data && `${data.instructor.firstName} ${data.instructor.lastName}`.trim();
  useHead(
    name
      ? {
          title: name,
          description: excerpt(data.instructor.bio || instructorDescription(name)),
          path: paths.instructorProfile(id),
        }
      : { title: error ? t('instructor.notFound') : undefined },
  );
  return (
    <div className="site-page">
      <InstructorProfile instructorId={id} />
    </div>
  );
}
