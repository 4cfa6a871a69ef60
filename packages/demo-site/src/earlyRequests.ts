import { slides } from './content/hero.ts';
import { readSearch } from './pages/readSearch.ts';

/**
 * Sends the page's first requests while the app's code is still loading. It is an entry of its own, loaded before
 * everything else, so it stays small and imports nothing of the app.
 */

interface EarlyRequest {
  authorization: string | null;
  answer: Promise<Response>;
}

/** An answer that is not used by then was for a page that was never shown. */
const MAX_AGE_MS = 15_000;
const earlyResponses = new Map<string, EarlyRequest>();

/** The order of query parameters does not matter. */
function keyOf(address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
}

function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null; // Storage is blocked, so there is no session.
  }
}

function request(address: string, token: string | null) {
  const authorization = token ? `Bearer ${token}` : null;
  try {
    const answer = fetch(address, {
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
    });
    // A failure is reported by the call that takes the answer.
    answer.catch(() => {});
    earlyResponses.set(keyOf(address), { authorization, answer });
    return answer;
  } catch {
    // The token does not fit into a header; the session handles that.
  }
}

function firstCalls(path: string, params: URLSearchParams, isVisitor: boolean): string[] {
  const course = /^\/courses?\/([\da-f]{24})\/?$/.exec(path)?.[1];
  // A signed-in person may get another view of the course, so that request waits for the session.
  if (course) return isVisitor ? [`/api/search/courses/${course}`] : [];
  const categories = '/api/admin/categories';
  if (path === '/') return ['/api/search/courses?featured=true&limit=8', categories];
  if (!/^\/(courses?|search)\/?$/.test(path)) return [];
  const { filters, ...rest } = readSearch(params);
  const named = Object.entries({ ...filters, ...rest }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return [`/api/search/courses${query.size > 0 ? `?${query}` : ''}`, categories];
}

/** The early answer to exactly this request, once; undefined where there is none. */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  const key = keyOf(request.url);
  const known = earlyResponses.get(key);
  if (!known || request.method !== 'GET' || performance.now() > MAX_AGE_MS) return undefined;
  if (known.authorization !== request.headers.get('authorization')) return undefined;
  earlyResponses.delete(key);
  return known.answer;
}

/** Adds a preload link. */
function preload(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Preloads a course's cover, the largest element of its page, as soon as the course says where it is. */
async function preloadCover(answer: Promise<Response> | undefined) {
  const data = (await answer?.then((response) => response.clone().json()).catch(() => {})) as
    | { course?: { imageUrl?: string | null; imageWidths?: number[] | null; videoPreviewUrl?: string | null } }
    | undefined;
  const { imageUrl: href, imageWidths, videoPreviewUrl } = data?.course ?? {};
  if (!href || !/^(https?:|\/)/.test(href)) return;
  // As the page shows it, which is whole as the poster of a preview; with other values it would be loaded twice.
  const widths = videoPreviewUrl ? [] : (imageWidths?.map((width) => `${href}?width=${width} ${width}w`) ?? []);
  const imageSizes = '(min-width: 62em) min(55rem, 100vw - 29rem), 94vw';
  const sizes = widths.length > 0 ? { imageSrcset: widths.join(', '), imageSizes } : {};
  preload({ rel: 'preload', as: 'image', ...sizes, href, fetchPriority: 'high' });
}

/** Preloads the code and the looks of the opened page, which the shared files do not contain. */
function preloadCode(path: string) {
  const pages = { home: /^\/$/, courses: /^\/courses?\/?$/, course: /^\/courses?\/[^/]+\/?$/ };
  const [page] = Object.entries(pages).find(([, pattern]) => pattern.test(path)) ?? [];
  const list = document.getElementById('ahead')?.textContent;
  if (!page || !list) return;
  const files = JSON.parse(list) as Record<string, string[]>;
  for (const href of files[page] ?? [])
    preload({
      ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
      href,
      crossOrigin: 'anonymous',
    });
}

const token = storedToken();
const { pathname, search } = location;
if (token) request('/api/auth/me', token);
// A rendered page has its data, and the server has written its preloads.
if (!document.getElementById('state')) {
  for (const address of firstCalls(pathname, new URLSearchParams(search), !token)) {
    const answer = request(address, token);
    if (/courses\/\w+$/.test(address)) void preloadCover(answer);
  }
  preloadCode(pathname);
  const [first] = slides;
  if (pathname === '/' && first) preload({ rel: 'preload', as: 'image', href: first.image, fetchPriority: 'high' });
}
