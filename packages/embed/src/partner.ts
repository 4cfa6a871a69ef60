import { EmbedError } from './problem.ts';
import { object, text } from './readers.ts';
import type { Surroundings } from './settings.ts';

const accepted = object({ name: text(200) });
const refused = object({ code: text(64), message: text(500) });

const reasons: Readonly<Record<string, (key: string) => string>> = {
  unknown_key: (key) => `The marketplace doesn't know the key "${key}". Compare it with the one that you were given.`,
  revoked_key: (key) => `The key "${key}" was revoked. Ask the marketplace for a new one.`,
  unregistered_origin: (key) =>
    `The origin ${location.origin} isn't registered for the key "${key}". Ask the marketplace to add it.`,
};

const names = new Map<string, Promise<string>>();

/**
 * The marketplace's name, if it allows frames in this page. Rejects with an EmbedError: `refused` if it doesn't, which
 * the console explains once.
 */
export function admission({ address, key }: Pick<Surroundings, 'address' | 'key'>): Promise<string> {
  const url = new URL('/embed/partner', address);
  url.searchParams.set('key', key);
  const known = names.get(url.href);
  if (known) return known;
  const asking = ask(url, key);
  names.set(url.href, asking);
  asking.catch((error: unknown) => {
    if (error instanceof EmbedError && error.code === 'refused') {
      console.error(`Lectern: ${error.message} Until then links lead to ${address}.`);
    } else names.delete(url.href);
  });
  return asking;
}

async function ask(url: URL, key: string): Promise<string> {
  if (!key) throw new EmbedError('refused', 'No partner key. Add data-key="pk_…" to the script.');
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
    const data: unknown = await answer.json();
    if (answer.ok) return accepted(data)?.name ?? url.host;
    const refusal = answer.status === 403 ? refused(data) : undefined;
    if (!refusal) throw new EmbedError('unavailable', `${url} answered ${answer.status}.`);
    const reason = Object.hasOwn(reasons, refusal.code) ? reasons[refusal.code] : undefined;
    throw new EmbedError('refused', reason?.(key) ?? refusal.message);
  } catch (error) {
    throw error instanceof EmbedError ? error : new EmbedError('network', `${url} can't be loaded: ${error}`);
  }
}
