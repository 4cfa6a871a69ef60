import { CoursePlayer } from '@lectern/react';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CoursePlayer courseId={id} />;
}
