import { CategoryManager } from '@lectern/react';

export function Example() {
  return <CategoryManager />;
}
