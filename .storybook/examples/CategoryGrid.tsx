import { CategoryGrid } from '@lectern/react';

export function Example() {
  return <CategoryGrid limit={6} />;
}
