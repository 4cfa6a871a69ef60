import { Curriculum, useContentManager } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  const { sections } = useContentManager({ courseId });
  return <Curriculum sections={sections} isPreview />;
}
