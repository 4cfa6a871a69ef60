import '@lectern/react/styles/course-form.css';
import { CourseForm } from '@lectern/react';
import { InstructorsOnly } from '../InstructorsOnly.tsx';

/** A new course, or the form of one's own. */
export default function CourseFormView({ courseId }: { courseId?: string | undefined }) {
  return (
    <InstructorsOnly capability="courseForm">
      <CourseForm courseId={courseId} />
    </InstructorsOnly>
  );
}
