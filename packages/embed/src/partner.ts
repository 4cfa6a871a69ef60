import { EmbedError } from './problem.ts';
import { object, text } from './readers.ts';
import type { EmbedContext } from './settings.ts';

const refused = object({ code: text(64), message: text(500) });

const reasons: Readonly<Record<string, (key: string) => string>> = {
  unknown_key: (key) => `The marketplace doesn't know the key "${key}". Compare it with the one that you were given.`,
  revoked_key: (key) => `The key "${key}" was revoked. Ask the marketplace for a new one.`,
  unregistered_origin: (key) =>
    `The origin ${location.origin} isn't registered for the key "${key}". Ask the marketplace to add it.`,
};

const checks = new Map<string, Promise<void>>();

type Place = Pick<EmbedContext, 'address' | 'key'>;

const questionOf = ({ address, key }: Place): URL => {
  const url = new URL('/embed/partner', address);
  url.searchParams.set('key', key);
  return url;
};

/** Asks the marketplace the next time, whatever it has answered before. */
export const forgetPartner = (place: Place): void => {
  checks.delete(questionOf(place).href);
};

/**
 * Resolves if the marketplace allows frames in this page. Rejects with an EmbedError: `refused` if it doesn't, which the
 * console explains once.
 */
export function checkPartner(place: Place): Promise<void> {
  const { address, key } = place;
  const url = questionOf(place);
  const known = checks.get(url.href);
  if (known) return known;
  const asking = ask(url, key);
  checks.set(url.href, asking);
  asking.catch((error: unknown) => {
    if (error instanceof EmbedError && error.code === 'refused') {
      console.error(`Lectern: ${error.message} Until then links lead to ${address}.`);
    } else checks.delete(url.href);
  });
  return asking;
}

async function ask(url: URL, key: string): Promise<void> {
  if (!key) throw new EmbedError('refused', 'No partner key. Add data-key="pk_…" to the script.');
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
    if (answer.ok) return;
    const refusal = answer.status === 403 ? refused(await answer.json()) : undefined;
    if (!refusal) throw new EmbedError('unavailable', `${url} answered ${answer.status}.`);
    const reason = Object.hasOwn(reasons, refusal.code) ? reasons[refusal.code] : undefined;
    throw new EmbedError('refused', reason?.(key) ?? refusal.message);
  } catch (error) {
    throw error instanceof EmbedError ? error : new EmbedError('network', `${url} can't be loaded: ${error}`);
  }
}
