import '@lectern/react/styles/content-manager.css';
import { ContentManager } from '@lectern/react';
import { InstructorsOnly } from '../InstructorsOnly.tsx';

/** The sections and lectures of a course of the instructor's own. */
export default function ContentManagerView({ courseId }: { courseId: string }) {
  return (
    <InstructorsOnly capability="contentManager">
      <ContentManager courseId={courseId} />
    </InstructorsOnly>
  );
}
