import type { User } from '@lectern/sdk';
import { signInDraft, validatorOf } from '@lectern/sdk/forms';
import { forwardRef, type ReactNode } from 'react';
import { useSignIn } from '../../hooks/account/useSignIn.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { type Prefill, SignInProvider } from './context.ts';
import { LatePasskeyButton, LateSecondStep } from './lateParts.tsx';
import * as parts from './parts.tsx';
import { Reason } from './Reason.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useAfterSignIn } from './useAfterSignIn.ts';

export interface SignInProps extends RootProps<'div'> {
  /** The page to return to: a path of this origin. Other addresses are ignored. @default the start page of the role */
  from?: string | null | undefined;
  /**
   * Called after signing in, instead of going to `from` or the start page of the role. On another site than the
   * marketplace's own, a person without such a page in your `paths` stays.
   */
  onSignIn?: (user: User) => void;
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

const SignInRoot = createRoot('div', 'lectern-sign-in');

const Root = forwardRef<HTMLDivElement, SignInProps>(function SignIn(
  { from, onSignIn, hasGoogle, prefill, children, className, ...props },
  ref,
) {
  const { marketplace, isOwnSite } = useLectern('SignIn');
  const { redirect, stayingUser } = useAfterSignIn(from);
  const authentication = useSignIn();
  const form = useForm(
    validatorOf(marketplace, signInDraft),
    async (draft) => {
      const user = await authentication.signIn(draft);
      if (user) (onSignIn ?? redirect)(user);
    },
    authentication.fields,
  );
  return (
    <SignInRoot
      ref={ref}
      {...props}
      className={cx('lectern-account', className)}
      state={stayingUser ? 'signed-in' : 'ready'}
    >
      {stayingUser ? (
        <SignedIn user={stayingUser} />
      ) : authentication.challenge ? (
        <LateSecondStep
          challenge={authentication.challenge}
          onSignIn={onSignIn ?? redirect}
          onBack={authentication.startAgain}
        />
      ) : (
        <SignInProvider value={{ from, prefill, authentication, form, onDone: onSignIn ?? redirect }}>
          {children ?? (
            <>
              <parts.SignInTitle />
              <Reason from={from} />
              <parts.SignInForm />
              {(hasGoogle ?? isOwnSite) && <parts.SignInExternal />}
              <LatePasskeyButton onSignIn={onSignIn ?? redirect} />
              {!marketplace.isPartnerPage && <parts.SignInCreateAccount />}
            </>
          )}
        </SignInProvider>
      )}
    </SignInRoot>
  );
});

/** Signing in with email and password, or with Google (§2). */
export const SignIn = Object.assign(Root, {
  Title: parts.SignInTitle,
  Form: parts.SignInForm,
  External: parts.SignInExternal,
  CreateAccount: parts.SignInCreateAccount,
});
