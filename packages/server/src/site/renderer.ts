import type { SiteHead } from './siteHead.ts';

/** A page of the site as its renderer made it, for a visitor. */
export interface RenderedPage {
  status: 200 | 404;
  head: SiteHead;
  /** The content of `#root`. */
  html: string;
  /** What the page was rendered from, as JSON that is escaped for HTML. */
  state: string;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Without a trailing slash. */
  origin: string;
}

/** A widget for partners' pages. */
export interface FragmentRequest {
  /** Such as `cards`. */
  kind: string;
  params: Readonly<Record<string, string>>;
  /** Without a trailing slash. */
  origin: string;
}

/** The HTML of a widget, or of several by the ids of their courses; null where there is no such course. */
export type RenderedFragment =
  | { html: string | null }
  | { items: Record<string, string | null> }
  | { fields: Record<string, unknown> | null };

/** What is rendered: the site's bundle makes pages, the frames' bundle widgets. */
export interface Renderings {
  page: { request: PageRequest; result: RenderedPage };
  fragment: { request: FragmentRequest; result: RenderedFragment };
}

/** The answer of a call of the API. */
export interface CallAnswer {
  status: number;
  body: string;
}

/** Renders pages of the site, or widgets for partners' pages. It never rejects and takes a limited time. */
export interface Renderer<Kind extends keyof Renderings> {
  /** undefined: it can't be rendered now. */
  render(request: Renderings[Kind]['request']): Promise<Renderings[Kind]['result'] | undefined>;
  close(): Promise<void>;
}
