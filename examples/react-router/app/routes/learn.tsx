import { CoursePlayer } from '@lectern/react';
import type { Route } from './+types/learn';

export default function Learn({ params }: Route.ComponentProps) {
  return <CoursePlayer courseId={params.id} />;
}
