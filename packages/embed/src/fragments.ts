import { EmbedError } from './problem.ts';
import { getJson } from './request.ts';
import type { EmbedContext } from './settings.ts';

/** Ready HTML of a widget, with the style sheet that it needs. */
export interface Fragment {
  html: string;
  sheet: URL;
}

/** The most cards in one request. */
const CARDS_PER_REQUEST = 50;
const COURSE_ID = /^[0-9a-f]{24}$/;

type Place = Pick<EmbedContext, 'address' | 'locale'>;
type Answer = Readonly<Record<string, unknown>>;

// By hand: `readers.ts`, which frames need, is much for a page that only shows cards.
const single = ({ html }: Answer) => (typeof html === 'string' ? html : undefined);
const several = ({ items }: Answer) => (items && typeof items === 'object' ? (items as Answer) : undefined);

async function load<T>(
  { address, locale }: Place,
  kind: string,
  params: Readonly<Record<string, string>>,
  read: (answer: Answer) => T | undefined,
): Promise<{ html: T; sheet: URL }> {
  const url = new URL(`/embed/fragments/${kind}`, address);
  for (const [name, value] of Object.entries({ ...params, ...(locale && { locale }) })) {
    url.searchParams.set(name, value);
  }
  const answer = ((await getJson(url)) ?? {}) as Answer;
  const html = read(answer);
  if (html === undefined || typeof answer.sheet !== 'string') {
    throw new EmbedError('unavailable', `${url} didn't answer with a fragment.`);
  }
  return { html, sheet: new URL(answer.sheet, address) };
}

const missing = (what: string) => new EmbedError('not_found', `There is no ${what}.`);

/** Any fragment but a card. */
export const loadFragment = (place: Place, kind: string, params: Record<string, string>): Promise<Fragment> =>
  load(place, kind, params, single);

interface Waiting {
  resolve(fragment: Fragment): void;
  reject(error: unknown): void;
}
/** The cards that the next request asks for, by marketplace and language, then by course. */
const batches = new Map<string, Map<string, Waiting[]>>();

/** A course card. Cards that are asked for at the same moment share a request. */
export function loadCard(place: Place, courseId: string): Promise<Fragment> {
  // The server refuses a request with such an id, and with it all other cards.
  if (!COURSE_ID.test(courseId)) return Promise.reject(missing(`course "${courseId}"`));
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
        for (let first = 0; first < ids.length; first += CARDS_PER_REQUEST) {
          void loadCards(place, ids.slice(first, first + CARDS_PER_REQUEST), started);
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
    const { html: cards, sheet } = await load(place, 'cards', { ids: ids.join() }, several);
    each(({ resolve, reject }, id) => {
      const html = cards[id];
      if (typeof html === 'string') resolve({ html, sheet });
      else reject(missing(`course ${id}`));
    });
  } catch (error) {
    each(({ reject }) => reject(error));
  }
}
