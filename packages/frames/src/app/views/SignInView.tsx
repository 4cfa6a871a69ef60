import '@lectern/react/styles/sign-in.css';
import '@lectern/react/styles/sign-up.css';
import { readPrefill } from '@lectern/common/readPrefill.ts';
import { SignIn, SignUp, useLectern } from '@lectern/react';
import { useFrame, useFrameState } from '../FrameContext.ts';
import { PersistenceNote } from '../PersistenceNote.tsx';
import { runCartAct } from '../runCartAct.ts';
import { SignedOutOnly } from '../SignedOutOnly.tsx';
import { WindowSignIn } from '../WindowSignIn.tsx';

interface SignInViewProps {
  mode?: 'sign-in' | 'sign-up' | undefined;
  /** Why another view asks for it; without one, this view is the whole frame. */
  reason?: string;
}

/** Signing in or up by email. Afterwards the frame goes on with what needed it. */
export default function SignInView(props: SignInViewProps) {
  // Another view knows that nobody is signed in.
  if (props.reason) return <SignInForms {...props} />;
  return (
    <SignedOutOnly>
      <SignInForms {...props} />
    </SignedOutOnly>
  );
}

function SignInForms({ mode = 'sign-in', reason }: SignInViewProps) {
  const frame = useFrame();
  const { waiting, prefill: given, settings } = useFrameState();
  const prefill = readPrefill({ email: given.email ?? settings.email, name: given.name ?? settings.name });
  const { marketplace, queryClient, t } = useLectern('SignInView');
  const list = waiting?.act === 'add' || waiting?.act === 'remove' ? 'cart' : 'wishlist';
  const why = reason ?? (waiting && t(`notice.signInRequired.${list}`));
  const onDone = () => {
    // The next view is the answer.
    marketplace.notices.hide();
    if (reason) return;
    const act = frame.signedIn();
    if (act) void runCartAct({ act, frame, marketplace, queryClient });
  };
  return (
    <div className="frame-account">
      {why && <p className="frame-reason">{why}</p>}
      {mode === 'sign-up' ? (
        <SignUp onSignUp={onDone} prefill={prefill}>
          <SignUp.Form />
          <PersistenceNote />
          <WindowSignIn screen="sign-up" prefill={prefill} onDone={onDone} />
          <SignUp.SignIn />
        </SignUp>
      ) : (
        <SignIn onSignIn={onDone} prefill={prefill}>
          <SignIn.Form />
          <PersistenceNote />
          <WindowSignIn screen="sign-in" prefill={prefill} onDone={onDone} />
          <SignIn.CreateAccount />
        </SignIn>
      )}
    </div>
  );
}
