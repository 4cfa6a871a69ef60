import { SupportForm } from '@lectern/react';

export function Example() {
  return <SupportForm />;
}
