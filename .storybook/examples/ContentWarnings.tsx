import { ContentWarnings, useContentManager } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  const { sections } = useContentManager({ courseId });
  return <ContentWarnings sections={sections} isPublished />;
}
