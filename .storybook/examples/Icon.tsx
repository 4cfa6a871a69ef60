import { Icon, type IconShape } from '@lectern/react';

/** A path in a square of 24 units. */
const check: IconShape = 'm5 12.5 4.5 4.5L19 7.5';

export function Example() {
  return <Icon shape={check} />;
}
