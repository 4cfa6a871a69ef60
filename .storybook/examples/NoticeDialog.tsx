import { NoticeDialog } from '@lectern/react';

export function Example() {
  return <NoticeDialog />;
}
