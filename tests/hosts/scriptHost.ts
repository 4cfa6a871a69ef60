import { readFileSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { isExpected, listen } from '../e2e/fixtures.ts';

/** A file of `examples/` as a partner pastes it: with the marketplace's address and the partner's own key. */
export const exampleOf = (file: string, marketplace: string, key: string): string =>
  readFileSync(`examples/${file}`, 'utf8')
    .replaceAll('http://localhost:4000', marketplace)
    .replaceAll('pk_demoMarketplacePartner00', key);

/** Records what the browser complains of. Returns a function that expects nothing of it. */
export async function quietly(context: BrowserContext): Promise<() => void> {
  const complaints: string[] = [];
  await listen(context, complaints);
  return () => expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
}
