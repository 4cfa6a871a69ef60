import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteRenderer } from './renderer.ts';
import { readSiteHeads, type SiteHead } from './siteHead.ts';
import { type MatchedRoute, readSiteRoutes } from './siteRoutes.ts';
import { readTemplate, type SiteTemplate } from './template.ts';

/** One build of the site. */
export interface SiteBuild {
  /** When it was made, in milliseconds. */
  readonly modified: number;
  readonly template: SiteTemplate;
  /** Absent where the build names no routes: every path may be a page. */
  readonly match: ((path: string) => MatchedRoute | undefined) | undefined;
  /** What the build knows of the head of a page that is the same for everyone. */
  readonly headOf: (path: string) => SiteHead | undefined;
  readonly renderer: SiteRenderer | undefined;
  /** The path of the sheet of the widgets on partners' pages; undefined where the build has none. */
  readonly fragmentSheet: string | undefined;
}

export interface SiteBuilds {
  /** The build that is in the folder now; undefined where there is none. */
  current(): Promise<SiteBuild | undefined>;
  /** The build that was in the folder last; undefined if it was replaced, 20 ms ago or longer. */
  known(): SiteBuild | undefined;
  close(): Promise<void>;
}

const CHECK_INTERVAL_MS = 20;
/** Where a build has its bundle for the server. */
const BUNDLE = '.server/render.js';

/**
 * Follows the builds of a site. A build is complete when its index.html has been replaced.
 *
 * @param startRenderer called with the path of the build's bundle for the server
 * @param onMissing called when a build has no such bundle, although its pages could be rendered
 * @param partnerPage the origin of the demo's page of a partner, if there is one
 */
export function followBuilds(
  folder: string,
  startRenderer: (bundle: string) => SiteRenderer,
  onMissing: (bundle: string) => void,
  partnerPage?: () => string | undefined,
): SiteBuilds {
  const page = join(folder, 'index.html');
  let known: SiteBuild | undefined;
  let loading: Promise<SiteBuild> | undefined;
  let checkedAt = 0;

  async function load(modified: number): Promise<SiteBuild> {
    const text = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
    const [html, routes, heads, fragments] = await Promise.all([
      readFile(page, 'utf8'),
      text('routes.json'),
      text('heads.json'),
      text('fragments.json'),
    ]);
    const bundle = join(folder, BUNDLE);
    const template = readTemplate(html, partnerPage);
    const match = routes === undefined ? undefined : readSiteRoutes(routes);
    const headOf = heads === undefined ? () => undefined : readSiteHeads(heads);
    const hasBundle = (await stat(bundle).catch(() => undefined)) !== undefined;
    if (template.canRender && !hasBundle) onMissing(bundle);
    const before = known;
    const renderer = template.canRender && hasBundle ? startRenderer(bundle) : undefined;
    const fragmentSheet = fragments === undefined ? undefined : String(JSON.parse(fragments).sheet);
    known = { modified, template, match, headOf, renderer, fragmentSheet };
    void before?.renderer?.close();
    return known;
  }

  return {
    async current() {
      const modified = (await stat(page).catch(() => undefined))?.mtimeMs;
      if (modified === undefined) return undefined;
      if (modified === known?.modified) return known;
      loading ??= load(modified).finally(() => {
        loading = undefined;
      });
      return loading;
    },
    known() {
      const now = performance.now();
      if (now - checkedAt < CHECK_INTERVAL_MS) return known;
      // Takes a microsecond or two.
      if (modifiedNow(page) !== known?.modified) return undefined;
      checkedAt = now;
      return known;
    },
    async close() {
      await loading?.catch(() => {});
      await known?.renderer?.close();
    },
  };
}

function modifiedNow(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}
