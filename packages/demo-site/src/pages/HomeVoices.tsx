import '@lectern/react/styles/course-list.css';
import '@lectern/react/styles/instructor-spotlight.css';
import '../styles/voices.css';
import { featuredSearch, InstructorSpotlight, useCourses } from '@lectern/react';
import { Works } from '../layout/Works.tsx';

/** What learners have made and say, and who teaches: the instructor of the best course of all. */
export function HomeVoices() {
  // What the list above has asked for.
  const instructorId = useCourses(featuredSearch).data?.courses[0]?.creatorId?._id;
  return (
    <>
      <Works />
      {instructorId && <InstructorSpotlight instructorId={instructorId} className="site-spotlight" />}
    </>
  );
}
