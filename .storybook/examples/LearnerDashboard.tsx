import { LearnerDashboard } from '@lectern/react';

export function Example() {
  return (
    <LearnerDashboard>
      <LearnerDashboard.Header />
      <LearnerDashboard.Next />
      <LearnerDashboard.Courses />
    </LearnerDashboard>
  );
}
