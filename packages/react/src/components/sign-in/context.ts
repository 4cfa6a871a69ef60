import type { UseFormResult } from '../../hooks/useForm.ts';
import type { UseSignInResult } from '../../hooks/useSignIn.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface SignInView {
  from: string | null | undefined;
  authentication: UseSignInResult;
  form: Pick<UseFormResult, 'errors' | 'formProps'>;
}

/** The sign-in that a part belongs to. */
export const [SignInProvider, useSignInView] = createRootContext<SignInView>('SignIn');
