/** The whole client in one file, for a page without a bundler: `import { createMarketplace } from '…/browser.js'`. */
export * from './author.ts';
export * from './forms.ts';
export * from './index.ts';
export * from './rules.ts';
export * from './theme.ts';
