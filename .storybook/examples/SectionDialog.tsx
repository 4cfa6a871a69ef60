import { SectionDialog, useContentManager } from '@lectern/react';

export function Example({ courseId, isOpen, close }: { courseId: string; isOpen: boolean; close: () => void }) {
  const { sections } = useContentManager({ courseId });
  return <SectionDialog courseId={courseId} nextOrder={sections.length + 1} open={isOpen} onClose={close} />;
}
