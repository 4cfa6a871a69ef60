import { SignIn } from '@lectern/react';

export default async function Page({ searchParams }: { searchParams: Promise<{ from?: string }> }) {
  const { from } = await searchParams;
  return <SignIn from={from} />;
}
