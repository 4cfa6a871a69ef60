import { useSession } from '@lectern/react';
import { useState } from 'react';

/** Whether the frame has found out if someone is signed in. Signing in counts as loading too, and doesn't change it. */
export function useSessionResolved(): boolean {
  const { isLoading } = useSession();
  const [isResolved, setResolved] = useState(!isLoading);
  if (!isLoading && !isResolved) setResolved(true);
  return isResolved;
}
