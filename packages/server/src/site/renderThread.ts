// Runs a renderer in a thread of its own, so that a slow page never delays a call of the API.
import { parentPort, workerData } from 'node:worker_threads';
import type { Money } from '@lectern/sdk/rules';
import { readFragment, readRendered } from './readRendered.ts';
import type { CallAnswer, Renderings } from './renderer.ts';
import type { FromThread, ToThread } from './threadMessages.ts';

/** The function that a bundle exports, and how its result is checked. */
const kinds = {
  page: { name: 'render', read: readRendered },
  fragment: { name: 'renderFragment', read: readFragment },
} as const;

const { bundle, kind, money } = workerData as { bundle: string; kind: keyof Renderings; money: Money | undefined };
const { name, read } = kinds[kind];
const render: unknown = (await import(bundle))[name];
if (typeof render !== 'function') throw new Error(`It exports no function \`${name}\`.`);

const waiting = new Map<number, (answer: CallAnswer) => void>();
let calls = 0;
const send = (message: FromThread) => parentPort?.postMessage(message);

const callOf = (page: number) => (address: unknown) =>
  new Promise<CallAnswer>((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    send({ type: 'call', page, call: calls, address: String(address) });
  });

parentPort?.on('message', async (message: ToThread) => {
  if (message.type === 'answer') {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
    return;
  }
  const { page, request } = message;
  try {
    send({ type: 'rendered', page, rendered: read(await render({ ...request, money }, callOf(page))) });
  } catch (error) {
    send({ type: 'failed', page, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
send({ type: 'ready' });
