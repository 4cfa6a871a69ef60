import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Money } from '@lectern/sdk/rules';
import { type Caller, currentCaller, withCaller } from '../caller.ts';
import type { CallAnswer, Renderings } from './renderer.ts';
import type { FromThread, ToThread } from './threadMessages.ts';

/** The compiled thread, or its source where this file runs from source. */
const script = new URL(`./renderThread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
/** Calls of the API that one page may make. */
const MAX_CALLS_PER_PAGE = 64;
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_HEAP_MEGABYTES = 256;

interface Job<Kind extends keyof Renderings> {
  origin: string;
  /** Who waits for the page. */
  caller: Caller | undefined;
  calls: number;
  unanswered: number;
  resolve: (rendered: Renderings[Kind]['result']) => void;
  reject: (error: Error) => void;
}

interface UnderWay<Result> {
  page: Promise<Result>;
  isWaitingForData: () => boolean;
  forget: () => void;
}

export interface RenderThread<Kind extends keyof Renderings> {
  /** Rejects if the renderer throws, or the thread ends. */
  render(request: Renderings[Kind]['request']): UnderWay<Renderings[Kind]['result']>;
  /** Pages under way. */
  load(): number;
  isReady(): boolean;
  /** Milliseconds since its last message. */
  idleMs(): number;
  /** Pages under way are rejected with the reason. */
  end(reason: Error): Promise<void>;
}

export interface ThreadOptions<Kind extends keyof Renderings> {
  kind: Kind;
  /** Path of the renderer. */
  bundle: string;
  money: Money | undefined;
  /** Answers one public GET of the API; never rejects. */
  call: (address: string, origin: string) => Promise<CallAnswer>;
  /** Called once, when the thread ends. */
  onEnd: (reason: Error) => void;
}

/** Starts a thread that renders. */
export function startThread<Kind extends keyof Renderings>({
  kind,
  bundle,
  money,
  call,
  onEnd,
}: ThreadOptions<Kind>): RenderThread<Kind> {
  // Without this process's environment, which has secrets, and without the options that this process was started with.
  const worker = new Worker(script, {
    workerData: { bundle: pathToFileURL(bundle).href, kind, money },
    env: { NODE_ENV: 'production' },
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
  });
  const jobs = new Map<number, Job<Kind>>();
  let pages = 0;
  let isReady = false;
  let lastMessageAt = performance.now();
  let isEnded = false;
  const send = (message: ToThread) => worker.postMessage(message);

  async function answer(id: number, job: Job<Kind>, address: string, number: number) {
    job.calls += 1;
    if (job.calls > MAX_CALLS_PER_PAGE || address.length > MAX_ADDRESS_LENGTH) {
      jobs.delete(id);
      return job.reject(
        new Error(job.calls > MAX_CALLS_PER_PAGE ? 'It makes too many calls.' : 'The address is too long.'),
      );
    }
    job.unanswered += 1;
    const answered = await withCaller(job.caller, () => call(address, job.origin));
    job.unanswered -= 1;
    send({ type: 'answer', call: number, answer: answered });
  }

  worker.on('message', (message: FromThread) => {
    lastMessageAt = performance.now();
    if (message.type === 'ready') {
      isReady = true;
      return;
    }
    const job = jobs.get(message.page);
    if (!job) return;
    if (message.type === 'call') return void answer(message.page, job, message.address, message.call);
    jobs.delete(message.page);
    // The thread makes only this kind.
    if (message.type === 'rendered') job.resolve(message.rendered as Renderings[Kind]['result']);
    else job.reject(new Error(message.message));
  });
  function finish(reason: Error) {
    if (isEnded) return;
    isEnded = true;
    for (const job of jobs.values()) job.reject(reason);
    jobs.clear();
    onEnd(reason);
  }
  worker.on('error', (error: unknown) => finish(error instanceof Error ? error : new Error(String(error))));
  worker.once('exit', (code) => finish(new Error(`The thread ended with code ${code}.`)));

  return {
    render(request) {
      pages += 1;
      const id = pages;
      const job = { origin: request.origin, caller: currentCaller(), calls: 0, unanswered: 0 };
      const page = new Promise<Renderings[Kind]['result']>((resolve, reject) => {
        jobs.set(id, Object.assign(job, { resolve, reject }));
      });
      send({ type: 'render', page: id, request });
      return { page, isWaitingForData: () => job.unanswered > 0, forget: () => void jobs.delete(id) };
    },
    load: () => jobs.size,
    isReady: () => isReady,
    idleMs: () => performance.now() - lastMessageAt,
    async end(reason) {
      finish(reason);
      await worker.terminate();
    },
  };
}
