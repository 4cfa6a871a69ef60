import { Skeleton } from '@lectern/react';

export function Example() {
  return <Skeleton shape="title" />;
}
