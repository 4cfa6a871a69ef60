import { NotificationBell } from '@lectern/react';

export function Example() {
  return <NotificationBell />;
}
