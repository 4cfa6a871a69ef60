import { isAddress } from './paths.ts';

/** The full address of a page of this site; only a browser knows it. */
export const addressHere = (path: string): string =>
  isAddress(path) || typeof location === 'undefined' ? path : location.origin + path;
