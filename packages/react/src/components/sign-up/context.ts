import type { User } from '@lectern/sdk';
import type { UseSignUpResult } from '../../hooks/account/useSignIn.ts';
import type { UseFormResult } from '../../hooks/forms/useForm.ts';
import { createRootContext } from '../../ui/rootContext.ts';
import type { Prefill } from '../sign-in/index.ts';

export interface SignUpContextValue {
  role: 'learner' | 'instructor';
  from: string | null | undefined;
  prefill: Prefill | undefined;
  authentication: UseSignUpResult;
  form: Pick<UseFormResult, 'errors' | 'formProps'>;
  /** Called after signing up through a window of the marketplace. */
  onDone: (user: User) => void;
}

/** The sign-up that a part belongs to. */
export const [SignUpProvider, useSignUpContext] = createRootContext<SignUpContextValue>('SignUp');
