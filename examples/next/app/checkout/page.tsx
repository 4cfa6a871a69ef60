import { Checkout } from '@lectern/react';

export default async function Page({ searchParams }: { searchParams: Promise<{ course?: string; code?: string }> }) {
  const { course, code } = await searchParams;
  return <Checkout courseId={course || undefined} code={code || undefined} />;
}
