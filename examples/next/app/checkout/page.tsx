import { Checkout } from '@lectern/react';

export default async function Page({ searchParams }: { searchParams: Promise<{ course?: string }> }) {
  const { course } = await searchParams;
  return <Checkout courseId={course || undefined} />;
}
