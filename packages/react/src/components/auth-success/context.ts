import type { UseAuthSuccessResult } from '../../hooks/account/useAuthSuccess.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** While a code is asked for, there are no parts. */
type ShownLanding = Exclude<UseAuthSuccessResult, { status: 'code' }>;

/** The landing that a part belongs to. */
export const [AuthSuccessProvider, useAuthSuccessContext] = createRootContext<ShownLanding>('AuthSuccess');
