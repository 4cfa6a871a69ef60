import type { UseAuthSuccessResult } from '../../hooks/account/useAuthSuccess.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The landing that a part belongs to. */
export const [AuthSuccessProvider, useAuthSuccessView] = createRootContext<UseAuthSuccessResult>('AuthSuccess');
