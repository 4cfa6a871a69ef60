import { InstructorProfile, useInstructor } from '@lectern/react';
import { useParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** The instructor profile that §2 links to. */
export function InstructorPage() {
  const { id = '' } = useParams();
  const { data } = useInstructor(id);
  usePageTitle(data && `${data.instructor.firstName} ${data.instructor.lastName}`);
  return (
    <div className="site-page">
      <InstructorProfile instructorId={id} />
    </div>
  );
}
