import { useSession } from '@lectern/react';
import { useState } from 'react';

/** Whether the frame has found out if someone is signed in. Signing in counts as loading too, and doesn't change it. */
export function useIsKnown(): boolean {
  const { isLoading } = useSession();
  const [isKnown, setKnown] = useState(!isLoading);
  if (!isLoading && !isKnown) setKnown(true);
  return isKnown;
}
