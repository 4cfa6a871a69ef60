import { DiscountCodes } from '@lectern/react';

export function Example() {
  return <DiscountCodes />;
}
