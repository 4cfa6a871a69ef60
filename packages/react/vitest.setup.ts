import '@testing-library/jest-dom/vitest';
import { createMarketplace } from '@lectern/sdk';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadNoticeDialog } from './src/provider/LateNoticeDialog.tsx';
import { loadDialog } from './src/ui/Dialog.tsx';

// How long a `findBy…` may look before it gives up. It ends as soon as it finds: a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// jsdom has no text tracks; in its place it answers an array, which no browser does.
if (typeof HTMLMediaElement !== 'undefined') {
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    get: () => Object.assign(new EventTarget(), { *[Symbol.iterator]() {} }),
  });
}

// jsdom has no layout, and nothing to scroll.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.scrollIntoView = vi.fn();

// What a page loads right after its first view.
await Promise.all([loadDialog(), loadNoticeDialog()]);
const client = createMarketplace({ baseUrl: 'http://lectern.test/api' });
await client.preload();
client.destroy();
