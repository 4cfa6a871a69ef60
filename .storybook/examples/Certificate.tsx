import { Certificate } from '@lectern/react';

export function Example({ number }: { number: string }) {
  return <Certificate number={number} />;
}
