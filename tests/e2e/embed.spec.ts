import { chromium } from '@playwright/test';
import { cardOf, documentOf } from '../hosts/hostPage.ts';
import { partitionedLaunch } from '../hosts/partitionedLaunch.ts';
import { bought } from '../hosts/study.ts';
import { walk } from '../hosts/walk.ts';
import { courseNamed, signIn } from './api.ts';
import { expect, test } from './embedding.ts';

test('a visitor of a bare page buys a course, studies it and passes its quiz, with storage partitioned as users have it', async ({
  site,
  marketplace,
}) => {
  const { _id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), bought.title);
  site.serve('/bare', { body: documentOf({ title: 'Bare', body: () => cardOf(marketplace, _id) }, marketplace) });
  const browser = await chromium.launch(await partitionedLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await walk(page, `${site.url}/bare`, marketplace.url, marketplace.key);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
