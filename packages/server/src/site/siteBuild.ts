import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE, type Build, type Builds, followBuilds } from './followBuilds.ts';
import type { Renderer } from './renderer.ts';
import { readSiteHeads, type SiteHead } from './siteHead.ts';
import { type MatchedRoute, readSiteRoutes } from './siteRoutes.ts';
import { readTemplate, type SiteTemplate } from './template.ts';

/** One build of the site. */
export interface SiteBuild extends Build {
  readonly template: SiteTemplate;
  /** Absent where the build names no routes: every path may be a page. */
  readonly match: ((path: string) => MatchedRoute | undefined) | undefined;
  /** What the build knows of the head of a page that is the same for everyone. */
  readonly headOf: (path: string) => SiteHead | undefined;
  readonly renderer: Renderer<'page'> | undefined;
}

/**
 * Follows the builds of a site.
 *
 * @param startRenderer called with the path of the build's bundle for the server
 * @param onMissing called when a build has no such bundle, although its pages could be rendered
 * @param partnerPage the origin of the demo's page of a partner, if there is one
 */
export function followSite(
  folder: string,
  startRenderer: (bundle: string) => Renderer<'page'>,
  onMissing: (bundle: string) => void,
  partnerPage?: () => string | undefined,
): Builds<SiteBuild> {
  const page = join(folder, 'index.html');
  return followBuilds(page, async (modified) => {
    const text = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
    const [html, routes, heads] = await Promise.all([readFile(page, 'utf8'), text('routes.json'), text('heads.json')]);
    const bundle = join(folder, BUNDLE);
    const template = readTemplate(html, partnerPage);
    const match = routes === undefined ? undefined : readSiteRoutes(routes);
    const headOf = heads === undefined ? () => undefined : readSiteHeads(heads);
    const hasBundle = (await stat(bundle).catch(() => undefined)) !== undefined;
    if (template.canRender && !hasBundle) onMissing(bundle);
    const renderer = template.canRender && hasBundle ? startRenderer(bundle) : undefined;
    return { modified, template, match, headOf, renderer };
  });
}
