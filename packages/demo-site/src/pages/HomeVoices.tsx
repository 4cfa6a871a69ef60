import '@lectern/react/styles/course-list.css';
import '@lectern/react/styles/instructor-spotlight.css';
import '../styles/voices.css';
import { featuredSearch, InstructorSpotlight, useCourses, useLectern, worksQuery } from '@lectern/react';
import { useQuery } from '@tanstack/react-query';
import { works } from '../content/works.ts';
import { Works } from '../layout/Works.tsx';

/** What learners have made and say, and who teaches: the instructor of the best course of all. */
export function HomeVoices() {
  // What the list above has asked for.
  const instructorId = useCourses(featuredSearch).data?.courses[0]?.creatorId?._id;
  const { marketplace, queryClient } = useLectern('HomeVoices');
  // The place stays until what loads fills it: the end of the page must not come nearer and go away again.
  const { isPending } = useQuery(worksQuery(marketplace, { limit: works.count }), queryClient);
  return (
    <div className={isPending ? 'site-voices-place' : undefined}>
      <Works />
      {instructorId && <InstructorSpotlight instructorId={instructorId} className="site-spotlight" />}
    </div>
  );
}
