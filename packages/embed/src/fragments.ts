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

/** The courses whose cards the next request asks for, by marketplace and language, and the answers by course. */
const batches = new Map<string, { ids: Set<string>; answers: Promise<Cards> }>();
type Cards = Map<string, ReturnType<typeof load<Answer>>>;

/** A course card. Cards that are asked for at the same moment share a request. */
export async function loadCard(place: Place, courseId: string): Promise<Fragment> {
  // The server refuses a request with such an id, and with it all other cards.
  if (!COURSE_ID.test(courseId)) throw missing(`course "${courseId}"`);
  const key = `${place.address} ${place.locale}`;
  let batch = batches.get(key);
  if (!batch) {
    const ids = new Set<string>();
    const answers = Promise.resolve().then(() => {
      batches.delete(key);
      return loadCards(place, ids);
    });
    batch = { ids, answers };
    batches.set(key, batch);
  }
  batch.ids.add(courseId);
  const answer = await (await batch.answers).get(courseId);
  const html = answer?.html[courseId];
  if (!answer || typeof html !== 'string') throw missing(`course ${courseId}`);
  return { html, sheet: answer.sheet };
}

function loadCards(place: Place, courses: ReadonlySet<string>): Cards {
  // In one order, so that the same cards are the same address for caches.
  const ids = [...courses].sort();
  const answers: Cards = new Map();
  while (ids.length > 0) {
    const some = ids.splice(0, CARDS_PER_REQUEST);
    const answer = load(place, 'cards', { ids: some.join() }, several);
    for (const id of some) answers.set(id, answer);
  }
  return answers;
}
