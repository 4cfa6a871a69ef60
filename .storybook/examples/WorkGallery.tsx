import { WorkGallery } from '@lectern/react';

export function Example() {
  return <WorkGallery limit={6} />;
}
