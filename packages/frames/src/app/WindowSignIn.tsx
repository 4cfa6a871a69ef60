import { Button, type Prefill, useLectern } from '@lectern/react';
import { isMarketplaceError, isSignInError } from '@lectern/sdk';
import { frameWords, sessionWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { rememberNext } from './afterRedirect.ts';
import { useFrame } from './FrameContext.ts';

interface WindowSignInProps {
  screen: 'sign-in' | 'sign-up';
  prefill: Prefill;
  onDone: () => void;
}

/**
 * Signs in in a window of the marketplace, where Google and an existing session work. If the browser blocks the window,
 * the host's page goes to the marketplace and comes back.
 */
export function WindowSignIn({ screen, prefill, onDone }: WindowSignInProps) {
  const frame = useFrame();
  const { marketplace, t } = useLectern('WindowSignIn', sessionWords, frameWords);
  const [state, setState] = useState<{ isWaiting: boolean; message?: string }>({ isWaiting: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function signIn() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ isWaiting: true });
    try {
      await marketplace.session.signInWithPopup({
        screen,
        prefill,
        signal: controller.signal,
        notify: false,
        redirect(url) {
          rememberNext(frame);
          frame.send({ type: 'redirect', url: returningTo(frame.hostOrigin, url) });
        },
      });
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isSignInError(error) && !isMarketplaceError(error)) throw error;
      setState({ isWaiting: false, message: error.message });
    }
  }

  return (
    <div className="frame-window-sign-in">
      <p className="lectern-or-divider">{t('session.or')}</p>
      <Button size="large" isBusy={state.isWaiting} onClick={() => void signIn()}>
        {t('frame.signIn.window')}
      </Button>
      <p className="frame-note" role={state.message ? 'alert' : undefined}>
        {state.message ?? t('frame.signIn.windowHint')}
      </p>
    </div>
  );
}

/** The address with the host's page as the one to return to: a redirect replaces that page, not the frame. */
function returningTo(origin: string, address: string): string {
  const url = new URL(address);
  url.searchParams.set('return_to', `${origin}/`);
  return url.href;
}
