import '@lectern/react/styles/sign-in.css';
import '@lectern/react/styles/sign-up.css';
import '../styles/authorize.css';
import { readPrefill } from '@lectern/common/readPrefill.ts';
import { Button, EmptyNote, icons, SignIn, SignUp, useLectern, useSession } from '@lectern/react';
import { authorizeWords } from '@lectern/sdk/words';
import { Fragment, useEffect, useState } from 'react';
import { readRequest } from '../authorize/readRequest.ts';
import { rememberReturn, takeReturn } from '../authorize/signInReturn.ts';
import { type Authorization, useAuthorization } from '../authorize/useAuthorization.ts';
import { siteName } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { Logo } from '../layout/Logo.tsx';
import { useLocation, useSearchParams } from '../router/Router.tsx';

type Known = Extract<Authorization, { partner: string }>;

/** Signing in for a partner's page, which has opened this one. */
export function AuthorizePage() {
  const { t } = useLectern('AuthorizePage', authorizeWords);
  const { state, send } = useAuthorization(readRequest(useSearchParams()));
  const { isAuthenticated, isLoading } = useSession();
  const { pathname, search } = useLocation();
  // The session loads again while someone signs in, and the form has to stay.
  const [isSessionKnown, setSessionKnown] = useState(!isLoading);
  if (!isSessionKnown && !isLoading) setSessionKnown(true);
  const isKnown = 'partner' in state;
  useHead({ title: isKnown ? t('authorize.title', { partner: state.partner }) : t('authorize.signIn') });
  const isReady = isAuthenticated && state.status === 'asking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once both are known.
  useEffect(() => {
    if (isReady && takeReturn(pathname + search)) void send();
  }, [isReady]);

  return (
    <div className="site-page site-authorize">
      <p className="site-logo">
        <Logo />
        <span>{siteName}</span>
      </p>
      {state.status === 'refused' && (
        <div role="alert">
          <h1 className="lectern-account-title">{t('authorize.refused')}</h1>
          <EmptyNote icon={icons.error} message={state.message} />
        </div>
      )}
      {(state.status === 'checking' || (isKnown && !isSessionKnown)) && <p role="status">{t('authorize.checking')}</p>}
      {isKnown && state.status === 'done' && (
        <div className="lectern-account lectern-account-result" role="status">
          <h1 className="lectern-account-title">{t('authorize.done')}</h1>
          <p>{t('authorize.close')}</p>
        </div>
      )}
      {isKnown &&
        state.status !== 'done' &&
        (isAuthenticated ? (
          <Consent state={state} onContinue={() => send()} />
        ) : (
          isSessionKnown && <Forms state={state} onSignIn={send} />
        ))}
    </div>
  );
}

/** What the partner gets. */
function Terms({ partner, origin, scopes }: Known) {
  const { t } = useLectern('AuthorizePage', authorizeWords);
  if (origin === window.location.origin) return <p>{t('authorize.frame', { partner })}</p>;
  return (
    <>
      <p>{t('authorize.page', { partner, origin })}</p>
      <ul>
        {scopes.map((scope) => (
          <Fragment key={scope}>
            <li>{t(`authorize.${scope}.sees`)}</li>
            <li>{t(`authorize.${scope}.does`)}</li>
          </Fragment>
        ))}
      </ul>
      <p>{t('authorize.never')}</p>
    </>
  );
}

function Consent({ state, onContinue }: { state: Known; onContinue: () => Promise<void> }) {
  const { marketplace, t } = useLectern('AuthorizePage', authorizeWords);
  const { user } = useSession();
  const isSending = state.status === 'sending';
  return (
    <div className="lectern-account">
      <h1 className="lectern-account-title">{t('authorize.title', { partner: state.partner })}</h1>
      <p>{t('authorize.signedInAs', { email: user?.email ?? '' })}</p>
      <Terms {...state} />
      {state.error && (
        <p role="alert" className="lectern-form-error">
          {state.error}
        </p>
      )}
      <div className="site-authorize-actions">
        <Button
          variant="primary"
          size="large"
          isBusy={isSending}
          busyLabel={t('authorize.continuing')}
          onClick={() => void onContinue()}
        >
          {t('authorize.continue', { name: user?.firstName ?? '' })}
        </Button>
        <Button variant="quiet" onClick={() => marketplace.session.signOut({ notify: false })}>
          {t('authorize.other')}
        </Button>
      </div>
    </div>
  );
}

/** Signing in or up, after which the page goes on by itself. */
function Forms({ state, onSignIn }: { state: Known; onSignIn: (isNew: boolean) => Promise<void> }) {
  const { marketplace, t, Link } = useLectern('AuthorizePage', authorizeWords);
  const params = useSearchParams();
  const { pathname, search } = useLocation();
  // What the page knows of its visitor, in the part of the address that no server sees.
  const [prefill] = useState(() => readPrefill(Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)))));
  const isSignUp = params.get('screen') === 'sign-up';
  const other = new URLSearchParams([...params].filter(([name]) => name !== 'screen'));
  other.set('screen', isSignUp ? 'sign-in' : 'sign-up');
  const remember = () => rememberReturn(pathname + search);
  const goOn = () => {
    marketplace.notices.hide();
    void onSignIn(isSignUp);
  };
  const otherForm = (
    <p className="lectern-account-footer">
      {t(isSignUp ? 'authorize.hasAccount' : 'authorize.noAccount')}{' '}
      <Link href={`${pathname}?${other}`}>{t(isSignUp ? 'authorize.signIn' : 'authorize.signUp')}</Link>
    </p>
  );
  const head = (
    <>
      <h1 className="lectern-account-title">{t('authorize.title', { partner: state.partner })}</h1>
      <Terms {...state} />
    </>
  );
  return isSignUp ? (
    <SignUp onSignUp={goOn} prefill={prefill}>
      {head}
      <SignUp.Form />
      <SignUp.External onClickCapture={remember} />
      {otherForm}
    </SignUp>
  ) : (
    <SignIn onSignIn={goOn} prefill={prefill}>
      {head}
      <SignIn.Form />
      <SignIn.External onClickCapture={remember} />
      {otherForm}
    </SignIn>
  );
}
