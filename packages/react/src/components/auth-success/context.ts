import type { useAuthSuccess } from '../../hooks/useAuthSuccess.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The landing that a part belongs to. */
export const [AuthSuccessProvider, useAuthSuccessView] =
  createRootContext<ReturnType<typeof useAuthSuccess>>('AuthSuccess');
