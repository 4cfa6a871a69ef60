import '@lectern/react/styles/course-form.css';
import { CourseForm } from '@lectern/react';
import { useFrame } from '../FrameContext.ts';
import { InstructorsOnly } from '../InstructorsOnly.tsx';

/** A new course, or the form of one's own. After saving follows its content. */
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
