import { CourseSearchBox } from '@lectern/react';

export function Example({ open }: { open: (path: string) => void }) {
  return <CourseSearchBox onSearch={(words) => open(`/courses?q=${encodeURIComponent(words)}`)} />;
}
