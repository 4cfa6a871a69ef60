import type { FastifyBaseLogger } from 'fastify';

/** How long a cache may take to answer. */
const LIMIT_MS = 2_000;
/** After this time it is told once more, since answers that were being made at a change may have arrived after it. */
const AGAIN_MS = 2_000;

export interface SharedCaches {
  /** Something that visitors read has changed. Returns at once. */
  purge(): void;
  stop(): void;
}

/**
 * Tells caches in front of the servers that what visitors read has changed, by `PURGE` to their addresses. Changes in quick
 * succession are one call: each cache has at most one under way and one to come. One that fails is told until it has
 * heard; meanwhile what it has expires by itself.
 */
export function createSharedCaches(
  addresses: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  againMs = AGAIN_MS,
): SharedCaches {
  const stopping = new AbortController();
  const tells = addresses.map((address) => {
    let isFailing = false;
    const say = async () => {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LIMIT_MS)]);
      const answer = await fetch(address, { method: 'PURGE', redirect: 'manual', signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answered with ${answer.status}.`);
    };
    return createTeller(stopping.signal, againMs, () =>
      say().then(
        () => {
          if (isFailing) log.warn({ address }, 'the cache hears of changes again');
          isFailing = false;
          return true;
        },
        (error: unknown) => {
          if (!isFailing && !stopping.signal.aborted)
            log.warn(
              { err: error, address },
              'a cache did not hear of a change: what it has is shown until it expires',
            );
          isFailing = true;
          return false;
        },
      ),
    );
  });
  return {
    purge: () => {
      for (const tell of tells) tell();
    },
    stop: () => stopping.abort(),
  };
}

/** @param say resolves with whether it was heard */
function createTeller(stopped: AbortSignal, againMs: number, say: () => Promise<boolean>): () => void {
  let isSaying = false;
  let hasChanged = false;
  let again: NodeJS.Timeout | undefined;
  stopped.addEventListener('abort', () => clearTimeout(again));

  async function tell(isRepeated: boolean): Promise<void> {
    clearTimeout(again);
    isSaying = true;
    hasChanged = false;
    const isHeard = await say();
    isSaying = false;
    if (stopped.aborted) return;
    if (isHeard && hasChanged) return tell(false);
    if (!isHeard || !isRepeated) again = setTimeout(() => void tell(isHeard), againMs).unref();
  }

  return () => {
    if (isSaying) hasChanged = true;
    else if (!stopped.aborted) void tell(false);
  };
}
