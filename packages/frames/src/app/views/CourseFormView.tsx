import '@lectern/react/styles/course-form.css';
import { CourseForm } from '@lectern/react';
import { useFrame } from '../FrameContext.ts';
import { InstructorsOnly } from '../InstructorsOnly.tsx';

/** The form of a new course or of one of the author's. Saving leads to the course's content. */
export default function CourseFormView({ courseId }: { courseId?: string | undefined }) {
  const frame = useFrame();
  return (
    <InstructorsOnly capability="courseForm">
      <CourseForm
        courseId={courseId}
        onSave={(course) =>
          course ? frame.go({ view: 'content-manager', params: { courseId: course._id } }) : frame.leave()
        }
        onCancel={frame.leave}
      />
    </InstructorsOnly>
  );
}
