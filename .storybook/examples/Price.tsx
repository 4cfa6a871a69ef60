import { Price } from '@lectern/react';

export function Example() {
  return <Price text="₹1,299.50" />;
}
