import { LectureDialog, useContentManager } from '@lectern/react';

export function Example({ courseId, isOpen, close }: { courseId: string; isOpen: boolean; close: () => void }) {
  const { sections } = useContentManager({ courseId });
  return <LectureDialog courseId={courseId} sections={sections} open={isOpen} onClose={close} />;
}
