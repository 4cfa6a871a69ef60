import type { Report } from '@lectern/embed/messages';
import { createQueryClient } from '@lectern/react';
import { messageOf } from '@lectern/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeNext } from './afterRedirect.ts';
import type { Host } from './connect.ts';
import { createFrame } from './createFrame.ts';
import { createFrameMarketplace, languageOf } from './createFrameMarketplace.ts';
import { FrameApp } from './FrameApp.tsx';
import type { Partner } from './partner.ts';
import { runCartAct } from './runCartAct.ts';
import { frameStorage } from './storage.ts';
import type { Inline } from './views.ts';

interface RunOptions {
  host: Host;
  partner: Partner;
  /** The view of an inline frame; undefined for the app frame. */
  initial: Inline | undefined;
  /** Whether an inline view fills the window. */
  isFull: boolean;
  /** Whether the app frame is in the flow of the host's page. */
  isInPage: boolean;
}

/** Runs the app of a frame, and follows what the host says. */
export function runFrame(root: HTMLElement, { host, partner, initial, isFull, isInPage }: RunOptions): void {
  const reactRoot = createRoot(root);
  const frame = createFrame({ host, partner, initial, isFull, isInPage });
  const { storage, isPersistent } = frameStorage(window);
  const queryClient = createQueryClient();
  const report = ({ name, detail }: Report) => {
    // It was used.
    if (name === 'purchase') frame.forgetCode();
    host.send({ type: 'event', name, detail } as Extract<Parameters<Host['send']>[0], { type: 'event' }>);
  };
  const courseId = () => {
    const params = frame.getState().shown?.params;
    return params && 'courseId' in params ? params.courseId : undefined;
  };
  const marketplace = createFrameMarketplace({
    partnerKey: partner.key,
    locale: host.settings.locale,
    storage,
    queryClient,
    courseId,
    isApp: frame.isApp,
    campaign: () => frame.getState().settings.campaign,
    report,
  });
  reactRoot.render(
    <StrictMode>
      <FrameApp frame={frame} marketplace={marketplace} queryClient={queryClient} isPersistent={isPersistent} />
    </StrictMode>,
  );

  /** Someone has come back from signing in: goes on with what they wanted, or says why it failed. */
  async function finishRedirect({ code, state }: { code: string; state: string }): Promise<void> {
    const next = takeNext();
    try {
      // Undefined: the code isn't an answer to this tab.
      if (!(await marketplace.session.finishRedirect({ code, state }))) return;
      // Nothing is open that the notice could be about.
      marketplace.notices.hide();
      if (next?.type === 'open') host.send({ ...next, type: 'navigate' });
      else if (next) await runCartAct({ act: next, frame, marketplace, queryClient });
    } catch (error) {
      console.warn(`Lectern: ${messageOf(error, 'Signing in failed.')}`);
      // The form, with the notice that says why.
      host.send({ type: 'navigate', view: 'sign-in', params: {} });
    }
  }

  host.listen((message) => {
    switch (message.type) {
      case 'open':
        return frame.open(message);
      case 'settings': {
        const { type: _, ...settings } = message;
        frame.change(settings);
        return marketplace.setLanguage(languageOf(settings.locale));
      }
      case 'cart':
        return void runCartAct({ act: message, frame, marketplace, queryClient });
      case 'playback':
        return frame.drive(message);
      case 'dismissed':
        return frame.close({ isHidden: true });
      case 'code':
        return void finishRedirect(message);
    }
  });
}
