import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { usualMoney } from '@lectern/sdk/rules';
import { BUNDLE, readText } from './buildFiles.ts';
import type { Renderer } from './renderer.ts';
import { readSiteHeads, type SiteHead } from './siteHead.ts';
import { type MatchedRoute, readSiteRoutes } from './siteRoutes.ts';
import { readTemplate, type SiteTemplate } from './template.ts';
import { type Deployed, writeDeployment } from './writeDeployment.ts';

/** The built site. */
export interface SiteBuild {
  readonly template: SiteTemplate;
  /** Absent where the build names no routes: every path may be a page. */
  readonly match: ((path: string) => MatchedRoute | undefined) | undefined;
  /** What the build knows of the head of a page that is the same for everyone. */
  readonly headOf: (path: string) => SiteHead | undefined;
  readonly renderer: Renderer<'page'> | undefined;
}

/**
 * Reads the built site, and starts its renderer. A new build needs a new start of the server.
 *
 * @param startRenderer called with the path of the build's bundle for the server
 * @param onMissing called when the build has no such bundle, although its pages could be rendered
 * @param partnerPage the origin of the demo's page of a partner, if there is one
 * @param money written on every page
 * @param has whether a payment provider is configured, and whether there is documentation
 * @returns undefined where the folder has no site
 */
export function readSite(
  folder: string,
  startRenderer: (bundle: string) => Renderer<'page'>,
  onMissing: (bundle: string) => void,
  partnerPage?: () => string | undefined,
  money = usualMoney,
  has: Deployed = {},
): SiteBuild | undefined {
  const html = readText(folder, 'index.html');
  if (html === undefined) return undefined;
  const routes = readText(folder, 'routes.json');
  const heads = readText(folder, 'heads.json');
  const template = readTemplate(writeDeployment(html, money, has), partnerPage);
  const bundle = join(folder, BUNDLE);
  const hasBundle = existsSync(bundle);
  if (template.canRender && !hasBundle) onMissing(bundle);
  return {
    template,
    match: routes === undefined ? undefined : readSiteRoutes(routes),
    headOf: heads === undefined ? () => undefined : readSiteHeads(heads),
    renderer: template.canRender && hasBundle ? startRenderer(bundle) : undefined,
  };
}
