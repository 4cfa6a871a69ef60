import '@lectern/react/styles/instructor-spotlight.css';
import { featuredSearch, InstructorSpotlight, useCourses } from '@lectern/react';

/** Who teaches, and what learners say: the instructor of the best course of all. */
export function HomeVoices() {
  // What the list above has asked for.
  const instructorId = useCourses(featuredSearch).data?.courses[0]?.creatorId?._id;
  return instructorId ? <InstructorSpotlight instructorId={instructorId} className="site-spotlight" /> : null;
}
