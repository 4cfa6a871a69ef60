import { Wishlist } from '@lectern/react';

export function Example() {
  return <Wishlist />;
}
