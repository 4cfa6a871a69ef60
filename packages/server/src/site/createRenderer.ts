import { availableParallelism } from 'node:os';
import type { Money } from '@lectern/sdk/rules';
import { CallerGone } from '../caller.ts';
import { createFairQueue } from '../fairQueue.ts';
import type { CallAnswer, Renderer, Renderings } from './renderer.ts';
import { type RenderThread, startThread } from './startThread.ts';

/**
 * For one rendering, with its data. A page is sent without its content after that, which the browser then renders; a
 * partner's page has nothing else to show in place of a widget, and its script waits for ten seconds.
 */
const LIMITS_MS = { page: 1_500, fragment: 8_000 };
/** For loading the bundle, and for a widget that waits for it. */
const START_LIMIT_MS = 10_000;
/** Pages under way in a thread: while some wait for their data, it works on the others. */
const PAGES_PER_THREAD = 4;
/** Pages waiting, also for the bundle to load; further ones are not rendered. */
const MAX_QUEUED_PAGES = 32;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const LOG_INTERVAL_MS = 60_000;

/** Too many pages at once. */
class Busy extends Error {}

/** What the log calls the renderer, and what it says of a failure. */
const names = {
  page: { name: "The site's renderer", outcome: 'pages are sent without their content' },
  fragment: { name: "The renderer for partners' pages", outcome: 'widgets are refused for now' },
};

export interface RendererOptions<Kind extends keyof Renderings> {
  kind: Kind;
  /** Path of the build's bundle for the server. */
  bundle: string;
  /** Given to the renderer with each page. */
  money?: Money;
  /** Answers one public GET of the API; never rejects. */
  call: (address: string, origin: string) => Promise<CallAnswer>;
  log: (error: Error, message: string) => void;
  /** Leaves one processor to the API. */
  threads?: number;
  pageLimitMs?: number;
}

/**
 * Renders pages in threads, which are started at once. A thread that hangs is ended, and one that has ended is replaced
 * after a pause that doubles with each failure.
 */
export function createRenderer<Kind extends keyof Renderings>({
  kind,
  bundle,
  money,
  call,
  log,
  threads: size = Math.min(2, Math.max(1, availableParallelism() - 1)),
  pageLimitMs = LIMITS_MS[kind],
}: RendererOptions<Kind>): Renderer<Kind> {
  type Request = Renderings[Kind]['request'];
  type Result = Renderings[Kind]['result'];
  const { name, outcome } = names[kind];
  const threads = new Set<RenderThread<Kind>>();
  const loggedAt = new Map<string, number>();
  let failures = 0;
  let retryAt = 0;
  let isClosed = false;

  /** One line a minute for each kind of failure. */
  function report(failure: string, error: Error) {
    const now = performance.now();
    if (now - (loggedAt.get(failure) ?? -LOG_INTERVAL_MS) < LOG_INTERVAL_MS) return;
    loggedAt.set(failure, now);
    log(error, `${name} ${failure}; ${outcome}`);
  }

  function begin() {
    const onEnd = (reason: Error) => {
      clearTimeout(starting);
      threads.delete(thread);
      if (isClosed) return;
      retryAt = performance.now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      report('has stopped', reason);
    };
    const thread = startThread({ kind, bundle, money, call, onEnd });
    const starting = setTimeout(() => {
      if (!thread.isReady()) void thread.end(new Error(`It has not loaded after ${START_LIMIT_MS} ms.`));
    }, START_LIMIT_MS).unref();
    threads.add(thread);
  }
  const fill = () => {
    while (!isClosed && threads.size < size && performance.now() >= retryAt) begin();
  };
  fill();

  const inTurn = createFairQueue({
    name: kind === 'page' ? 'pages' : 'widgets',
    concurrency: size * PAGES_PER_THREAD,
    capacity: MAX_QUEUED_PAGES,
    timeoutMs: pageLimitMs,
    expired: () => new Busy(`A page has waited for ${pageLimitMs} ms.`),
    refused: () => new Busy(`${MAX_QUEUED_PAGES} pages are waiting.`),
  });

  async function render(request: Request): Promise<Result | undefined> {
    const isLoading = ![...threads].some((thread) => thread.isReady());
    try {
      // What waits for the bundle to load takes no turn, which it would hold for seconds.
      return await (isLoading ? renderNow(request) : inTurn(() => renderNow(request)));
    } catch (error) {
      if (error instanceof Busy) report('is busy', error);
      else if (!(error instanceof CallerGone)) throw error;
      return undefined;
    }
  }

  async function renderNow(request: Request): Promise<Result | undefined> {
    fill();
    const [thread] = [...threads].sort((one, other) => one.load() - other.load());
    if (!thread) return undefined;
    if (thread.load() >= MAX_QUEUED_PAGES) throw new Busy(`${MAX_QUEUED_PAGES} pages are waiting.`);
    // Until its site has loaded, a page is sent without its content; a widget has nothing else to send.
    const limit = kind === 'fragment' && !thread.isReady() ? START_LIMIT_MS : pageLimitMs;
    try {
      const rendered = await within(limit, thread, request);
      if (rendered) failures = 0;
      return rendered;
    } catch (error) {
      // A thread that has ended was reported.
      if (threads.has(thread)) report('has failed', error as Error);
      return undefined;
    }
  }

  return {
    render,
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.end(new Error('The server stops.'))));
    },
  };
}

/**
 * Rejects after the limit, and ends a thread that has been silent although it has all its data. Resolves with undefined
 * if the thread was still loading.
 */
function within<Kind extends keyof Renderings>(
  limit: number,
  thread: RenderThread<Kind>,
  request: Renderings[Kind]['request'],
): Promise<Renderings[Kind]['result'] | undefined> {
  const wasReady = thread.isReady();
  const { page, isWaitingForData, forget } = thread.render(request);
  return new Promise((resolve, reject) => {
    const expire = () => {
      forget();
      const isHanging = thread.isReady() && !isWaitingForData() && thread.idleMs() > limit / 2;
      const cause = isWaitingForData() ? 'it waits for data' : isHanging ? 'it hangs' : 'it has too much to do';
      const error = new Error(`No page after ${limit} ms: ${cause}.`);
      if (isHanging) void thread.end(error);
      if (wasReady || isHanging) reject(error);
      else resolve(undefined);
    };
    // Messages that have arrived are read first: it may have been this thread that was late.
    const timer = setTimeout(() => setImmediate(expire), limit);
    page.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
