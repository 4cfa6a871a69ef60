import type { User } from '@lectern/sdk';
import { signUpDraft, validatorOf } from '@lectern/sdk/forms';
import { forwardRef, type ReactNode } from 'react';
import { useSignUp } from '../../hooks/account/useSignIn.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { type Prefill, Reason, SignedIn, useAfterSignIn } from '../sign-in/index.ts';
import { SignUpProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface SignUpProps extends Omit<RootProps<'div'>, 'role'> {
  /** The page to return to: a path of this origin. Other addresses are ignored. @default the start page of the role */
  from?: string | null | undefined;
  /** Which role is chosen at first. @default 'learner' */
  role?: 'learner' | 'instructor' | undefined;
  /** Called after signing up, instead of going to `from` or the start page of the role. */
  onSignUp?: (user: User) => void;
  /**
   * Whether to offer Google. Its sign-in ends on the marketplace's own site, with no way back to another site.
   * @default true on the marketplace's own site
   */
  hasGoogle?: boolean;
  /** What empty fields begin with, such as an email that your page knows. Never read back. @default empty */
  prefill?: Prefill | undefined;
  /** The parts, in your arrangement, until somebody is signed in. @default the usual parts */
  children?: ReactNode;
}

const SignUpRoot = createRoot('div', 'lectern-sign-up');

const Root = forwardRef<HTMLDivElement, SignUpProps>(function SignUp(
  { from, role = 'learner', onSignUp, hasGoogle, prefill, children, className, ...props },
  ref,
) {
  const { marketplace, isOwnSite } = useLectern('SignUp');
  const { redirect, stayingUser } = useAfterSignIn(from);
  const authentication = useSignUp();
  const form = useForm(
    validatorOf(marketplace, signUpDraft),
    async (draft) => {
      const user = await authentication.signUp(draft);
      if (user) (onSignUp ?? redirect)(user);
    },
    authentication.fields,
  );
  return (
    <SignUpRoot
      ref={ref}
      {...props}
      className={cx('lectern-account', className)}
      state={stayingUser ? 'signed-in' : 'ready'}
    >
      {stayingUser ? (
        <SignedIn user={stayingUser} />
      ) : (
        <SignUpProvider value={{ from, prefill, role, authentication, form, onDone: onSignUp ?? redirect }}>
          {children ?? (
            <>
              <parts.SignUpTitle />
              <Reason from={from} />
              <parts.SignUpForm />
              {(hasGoogle ?? isOwnSite) && <parts.SignUpExternal />}
              {!marketplace.isPartnerPage && <parts.SignUpSignIn />}
            </>
          )}
        </SignUpProvider>
      )}
    </SignUpRoot>
  );
});

/** Creating an account (§2): name, email, password, and learner or instructor. */
export const SignUp = Object.assign(Root, {
  Title: parts.SignUpTitle,
  Form: parts.SignUpForm,
  External: parts.SignUpExternal,
  SignIn: parts.SignUpSignIn,
});
