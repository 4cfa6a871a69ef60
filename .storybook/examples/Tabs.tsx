import { Tabs } from '@lectern/react';

export function Example() {
  return (
    <Tabs
      label="Your account"
      tabs={[
        { id: 'profile', label: 'Profile', panel: <p>Your name and picture.</p> },
        { id: 'security', label: 'Security', panel: <p>Your password.</p> },
      ]}
    />
  );
}
