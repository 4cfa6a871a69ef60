import { InstructorDashboard, RequireCapability } from '@lectern/react';

export function Example() {
  return (
    <RequireCapability of="instructorDashboard">
      <InstructorDashboard />
    </RequireCapability>
  );
}
