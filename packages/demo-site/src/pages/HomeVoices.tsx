import '@lectern/react/styles/course-list.css';
import '@lectern/react/styles/instructor-spotlight.css';
import '@lectern/react/styles/work-gallery.css';
import '../styles/home.css';
import { featuredSearch, InstructorSpotlight, useCourses, useWorks, WorkGallery } from '@lectern/react';
import { home } from '../content/home.ts';

/** Two rows of three. */
const WORKS = 6;

/** What learners have made and say, and who teaches: the instructor of the best course of all. */
export function HomeVoices() {
  const works = useWorks({ limit: WORKS });
  // What the list above has asked for.
  const instructorId = useCourses(featuredSearch).data?.courses[0]?.creatorId?._id;
  return (
    <>
      {works.length > 0 && (
        <section className="site-section site-works">
          <div className="site-section-head">
            <h2>{home.works.title}</h2>
            <p>{home.works.text}</p>
          </div>
          <WorkGallery works={works} />
        </section>
      )}
      {instructorId && <InstructorSpotlight instructorId={instructorId} className="site-spotlight" />}
    </>
  );
}
