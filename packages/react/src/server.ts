/** What a server component may use: the queries that fill the widgets, and the addresses of pages. No React in it. */

export { createPaths, type Paths, type SiteOptions } from './provider/paths.ts';
export * from './queries/index.ts';
