import { EmbedError } from './problem.ts';
import { object, orNull, type Reader, record, text } from './readers.ts';
import { getJson } from './request.ts';
import type { Surroundings } from './settings.ts';

/** Ready HTML of a widget, with the style sheet that it needs. */
export interface Fragment {
  html: string;
  sheet: URL;
}

/** The most cards in one request. */
const BATCH = 50;
const COURSE = /^[0-9a-f]{24}$/;
const html = orNull(text(5_000_000));
const sheet = text(200);
const single = object({ html, sheet });
const several = object({ items: record(html, BATCH), sheet });

type Place = Pick<Surroundings, 'address' | 'locale'>;

async function load<T extends { sheet: string }>(
  { address, locale }: Place,
  kind: string,
  params: Readonly<Record<string, string>>,
  read: Reader<T>,
): Promise<Omit<T, 'sheet'> & { sheet: URL }> {
  const url = new URL(`/embed/fragments/${kind}`, address);
  for (const [name, value] of Object.entries({ ...params, ...(locale && { locale }) })) {
    url.searchParams.set(name, value);
  }
  const answer = read(await getJson(url));
  if (!answer) throw new EmbedError('unavailable', `${url} didn't answer with a fragment.`);
  return { ...answer, sheet: new URL(answer.sheet, address) };
}

const missing = (what: string) => new EmbedError('not_found', `There is no ${what}.`);

/** Any fragment but a card. */
export async function loadFragment(place: Place, kind: string, params: Record<string, string>): Promise<Fragment> {
  const { html, sheet } = await load(place, kind, params, single);
  if (html === null) throw missing(`${kind} for ${new URLSearchParams(params)}`);
  return { html, sheet };
}

interface Waiting {
  resolve(fragment: Fragment): void;
  reject(error: unknown): void;
}
/** The cards that the next request asks for, by marketplace and language, then by course. */
const batches = new Map<string, Map<string, Waiting[]>>();

/** A course card. Cards that are asked for at the same moment share a request. */
export function loadCard(place: Place, courseId: string): Promise<Fragment> {
  // The server refuses a request with such an id, and with it all other cards.
  if (!COURSE.test(courseId)) return Promise.reject(missing(`course "${courseId}"`));
  return new Promise((resolve, reject) => {
    const key = `${place.address} ${place.locale}`;
    let batch = batches.get(key);
    if (!batch) {
      const started = new Map<string, Waiting[]>();
      batch = started;
      batches.set(key, started);
      queueMicrotask(() => {
        batches.delete(key);
        // In one order, so that the same cards are the same address for caches.
        const ids = [...started.keys()].sort();
        for (let first = 0; first < ids.length; first += BATCH) {
          void loadCards(place, ids.slice(first, first + BATCH), started);
        }
      });
    }
    const waiting = batch.get(courseId);
    if (waiting) waiting.push({ resolve, reject });
    else batch.set(courseId, [{ resolve, reject }]);
  });
}

async function loadCards(place: Place, ids: string[], batch: ReadonlyMap<string, Waiting[]>): Promise<void> {
  const each = (act: (waiting: Waiting, id: string) => void) => {
    for (const id of ids) for (const waiting of batch.get(id) ?? []) act(waiting, id);
  };
  try {
    const { items, sheet } = await load(place, 'cards', { ids: ids.join() }, several);
    each(({ resolve, reject }, id) => {
      const card = items[id];
      if (typeof card === 'string') resolve({ html: card, sheet });
      else reject(missing(`course ${id}`));
    });
  } catch (error) {
    each(({ reject }) => reject(error));
  }
}
