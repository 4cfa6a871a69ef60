import { slides } from './content/hero.ts';
import { readSearch } from './pages/readSearch.ts';

/**
 * What the opened page will ask first, asked while the app's code is still on its way. A file of its own, loaded before
 * everything else: it must stay small, and import nothing that the app is made of.
 */

interface Begun {
  authorization: string | null;
  answer: Promise<Response>;
}

/** A call that nobody has taken by then was for a page that did not come to be, in milliseconds. */
const FRESH = 15_000;
const begun = new Map<string, Begun>();

/** Queries in another order ask the same. */
function keyOf(address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
}

function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null; // No storage, nobody signed in.
  }
}

function begin(address: string, token: string | null) {
  const authorization = token ? `Bearer ${token}` : null;
  try {
    const answer = fetch(address, {
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
    });
    // Whoever takes it hears of the failure; nobody else has to.
    answer.catch(() => {});
    begun.set(keyOf(address), { authorization, answer });
    return answer;
  } catch {
    // A token that fits no header; the session will deal with it.
  }
}

function firstCalls(path: string, params: URLSearchParams, isVisitor: boolean): string[] {
  const course = /^\/courses?\/([\da-f]{24})\/?$/.exec(path)?.[1];
  // Who is signed in may see a course with other eyes: that is asked once it is known who is here.
  if (course) return isVisitor ? [`/api/search/courses/${course}`] : [];
  const categories = '/api/admin/categories';
  if (path === '/') return ['/api/search/courses?featured=true&limit=8', categories];
  if (!/^\/(courses?|search)\/?$/.test(path)) return [];
  const { filters, ...rest } = readSearch(params);
  const named = Object.entries({ ...filters, ...rest }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return [`/api/search/courses${query.size > 0 ? `?${query}` : ''}`, categories];
}

/** The answer to a call that was begun, once; undefined where there is none to this very call. */
export function takeBegun(request: Request): Promise<Response> | undefined {
  const key = keyOf(request.url);
  const known = begun.get(key);
  if (!known || request.method !== 'GET' || performance.now() > FRESH) return undefined;
  if (known.authorization !== request.headers.get('authorization')) return undefined;
  begun.delete(key);
  return known.answer;
}

/** Fetches ahead without a say in when it is used. */
function preload(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** A course's picture, the largest thing on its page: its address comes with the course. */
async function preloadCover(answer: Promise<Response> | undefined) {
  const data = (await answer?.then((response) => response.clone().json()).catch(() => {})) as
    | { course?: { imageUrl?: string | null } }
    | undefined;
  const href = data?.course?.imageUrl;
  if (href && /^(https?:|\/)/.test(href)) preload({ rel: 'preload', as: 'image', href, fetchPriority: 'high' });
}

/** The code of the opened page, which is not in the files that every page has. */
function preloadCode(path: string) {
  const page = /^\/courses?\/[^/]+\/?$/.test(path) ? 'course' : /^\/courses?\/?$/.test(path) ? 'courses' : undefined;
  const list = document.getElementById('ahead')?.textContent;
  if (!page || !list) return;
  const files = JSON.parse(list) as Record<typeof page, string[]>;
  for (const href of files[page]) preload({ rel: 'modulepreload', href, crossOrigin: 'anonymous' });
}

const token = storedToken();
const { pathname, search } = location;
if (token) begin('/api/auth/me', token);
for (const address of firstCalls(pathname, new URLSearchParams(search), !token)) {
  const answer = begin(address, token);
  if (/courses\/\w+$/.test(address)) void preloadCover(answer);
}
preloadCode(pathname);
const [first] = slides;
if (pathname === '/' && first) preload({ rel: 'preload', as: 'image', href: first.image, fetchPriority: 'high' });
