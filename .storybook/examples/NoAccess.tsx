import { NoAccess } from '@lectern/react';

export function Example() {
  return (
    <NoAccess heading="For members" message="Sign in to read this page.">
      <a href="/login">Sign in</a>
    </NoAccess>
  );
}
