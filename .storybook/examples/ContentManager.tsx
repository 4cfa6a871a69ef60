import { ContentManager } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return (
    <ContentManager courseId={courseId}>
      <ContentManager.Summary />
      <ContentManager.Toolbar />
      <ContentManager.List />
    </ContentManager>
  );
}
