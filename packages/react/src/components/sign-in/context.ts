import type { User } from '@lectern/sdk';
import type { UseSignInResult } from '../../hooks/account/useSignIn.ts';
import type { UseFormResult } from '../../hooks/forms/useForm.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** What the fields of a form may begin with. */
export interface Prefill {
  email?: string;
  /** The whole name. */
  name?: string;
}

export interface SignInContextValue {
  from: string | null | undefined;
  prefill: Prefill | undefined;
  authentication: UseSignInResult;
  form: Pick<UseFormResult, 'errors' | 'formProps'>;
  /** Called after signing in through a window of the marketplace. */
  onDone: (user: User) => void;
}

/** The sign-in that a part belongs to. */
export const [SignInProvider, useSignInContext] = createRootContext<SignInContextValue>('SignIn');
