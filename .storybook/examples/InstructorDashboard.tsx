import { InstructorDashboard } from '@lectern/react';

export function Example() {
  return (
    <InstructorDashboard>
      <InstructorDashboard.Header />
      <InstructorDashboard.List />
    </InstructorDashboard>
  );
}
