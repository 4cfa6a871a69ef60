import { JsonLd } from '@lectern/react';

export function Example() {
  return <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Course', name: 'Reading Weather Maps' }} />;
}
