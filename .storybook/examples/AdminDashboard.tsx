import { AdminDashboard } from '@lectern/react';

export function Example() {
  return <AdminDashboard />;
}
