// Runs the site's renderer in a thread of its own, so that a slow page never delays a call of the API.
import { parentPort, workerData } from 'node:worker_threads';
import { readFragment, readRendered } from './readRendered.ts';
import type { CallAnswer } from './renderer.ts';
import type { FromThread, ToThread } from './threadMessages.ts';

const { bundle } = workerData as { bundle: string };
const { render, renderFragment } = (await import(bundle)) as { render?: unknown; renderFragment?: unknown };
if (typeof render !== 'function') throw new Error('It exports no function `render`.');

const waiting = new Map<number, (answer: CallAnswer) => void>();
let calls = 0;
const send = (message: FromThread) => parentPort?.postMessage(message);

const callOf = (page: number) => (address: unknown) =>
  new Promise<CallAnswer>((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    send({ type: 'call', page, call: calls, address: String(address) });
  });

const renderOne = async ({ page, kind, request }: ToThread & { type: 'render' }) => {
  if (kind === 'page') return readRendered(await render(request, callOf(page)));
  if (typeof renderFragment !== 'function') throw new Error('It exports no function `renderFragment`.');
  return readFragment(await renderFragment(request, callOf(page)));
};

parentPort?.on('message', async (message: ToThread) => {
  if (message.type === 'answer') {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
    return;
  }
  const { page } = message;
  try {
    send({ type: 'rendered', page, rendered: await renderOne(message) });
  } catch (error) {
    send({ type: 'failed', page, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
send({ type: 'ready' });
