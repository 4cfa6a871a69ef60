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

/** The answer of a call of the API. */
export interface CallAnswer {
  status: number;
  body: string;
}

/** Renders pages of the site. It never rejects and takes a limited time. */
export interface SiteRenderer {
  /** undefined: the page can't be rendered now. */
  render(request: PageRequest): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}
