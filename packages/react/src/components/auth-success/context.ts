import type { UseAuthSuccessResult } from '../../hooks/account/useAuthSuccess.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The landing that a part belongs to. */
export const [AuthSuccessProvider, useAuthSuccessContext] = createRootContext<UseAuthSuccessResult>('AuthSuccess');
