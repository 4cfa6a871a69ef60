import '@lectern/react/styles/tokens.css';
import '@lectern/react/styles/base.css';
import '@lectern/react/styles/ui.css';
import '@lectern/common/fonts/fonts.css';
import './frame.css';
import { connect } from './connect.ts';
import { readPartner } from './partner.ts';
import { refuse } from './refuse.ts';
import { viewCode } from './viewCode.ts';
import { isCheckoutInPage, viewOfAddress } from './views.ts';

/** Runs the app once the partner's page has connected; anywhere else, the document only says why it can't, with a link. */
async function start(root: HTMLElement) {
  const partner = readPartner(document);
  const connection = partner && window.isSecureContext && connect(window, partner);
  if (!partner || !connection) return refuse(root, partner);
  const initial = viewOfAddress(window.location);
  const isInPage = isCheckoutInPage(window.location);
  const first = isInPage ? 'checkout' : initial?.view;
  const [host, app] = await Promise.all([
    connection,
    import('./runFrame.tsx').catch(() => undefined),
    // So that the view's code doesn't wait for the app's; the view itself shows a failure.
    first && viewCode[first]().catch(() => {}),
  ]);
  if (!app) return host.send({ type: 'failed' });
  const isFull = new URLSearchParams(window.location.search).has('fill');
  app.runFrame(root, { host, partner, initial, isFull, isInPage });
}

const root = document.getElementById('root');
if (!root) throw new Error('frame.html has no #root');
void start(root);
