import type { EmbedContext } from './settings.ts';

/** Distinguishes the marketplaces of a page. */
export const marketplaceOf = ({ address, key }: Pick<EmbedContext, 'address' | 'key'>): string => `${address} ${key}`;
