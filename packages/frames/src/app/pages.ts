import { matchPath, type Params } from '@lectern/common/matchPath.ts';
import type { Shown } from './views.ts';

/** The pages of the marketplace's site that have a view in a frame; all others open in a new tab. */
const pages: Readonly<Record<string, (params: Params, query: URLSearchParams) => Shown>> = {
  '/login': () => ({ view: 'sign-in', params: {} }),
  '/signup': () => ({ view: 'sign-in', params: { mode: 'sign-up' } }),
  '/forgot-password': () => ({ view: 'forgot-password', params: {} }),
  '/cart': (_, query) => {
    const code = query.get('code');
    return { view: 'cart', params: code ? { code } : {} };
  },
  '/checkout': (_, query) => {
    const courses = query.get('course');
    const code = query.get('code');
    return { view: 'checkout', params: { ...(courses && { courseIds: courses.split(',') }), ...(code && { code }) } };
  },
  '/dashboard': () => ({ view: 'account', params: {} }),
  '/orders': () => ({ view: 'account', params: {} }),
  '/orders/:id': ({ id = '' }) => ({ view: 'receipt', params: { orderId: id } }),
  '/course/:id/learning': ({ id = '' }, query) => {
    const lectureId = query.get('lecture');
    return { view: 'player', params: lectureId ? { courseId: id, lectureId } : { courseId: id } };
  },
  '/instructor/course/new': () => ({ view: 'course-form', params: {} }),
  '/instructor/course/edit/:id': ({ id = '' }) => ({ view: 'course-form', params: { courseId: id } }),
  '/instructor/course/:id/content': ({ id = '' }) => ({ view: 'content-manager', params: { courseId: id } }),
};

/** The view of a page, by its address; undefined for a page that no frame shows. */
export function viewOfPage(address: string, base: string): Shown | undefined {
  const url = URL.parse(address, base);
  if (!url || url.origin !== new URL(base).origin) return undefined;
  for (const [pattern, viewOf] of Object.entries(pages)) {
    const params = matchPath(pattern, url.pathname);
    if (params) return viewOf(params, url.searchParams);
  }
  return undefined;
}
