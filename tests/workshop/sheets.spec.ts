import { fileURLToPath } from 'node:url';
import { components, test } from './workshop.ts';

/** `npx playwright test -c tests/workshop sheets.spec`: a picture of each component's states side by side, with their names, to look at the whole set. */
const folder = fileURLToPath(new URL('../../.reports/sheets/', import.meta.url));

for (const title of components.keys()) {
  test(title, async ({ workshop }) => {
    for (const theme of ['light', 'dark'] as const) {
      await workshop.showMatrix(title, { theme });
      if ((await workshop.cells()).length === 0) continue;
      const path = `${folder}${theme}/${title.replaceAll('/', '-')}.png`;
      await workshop.page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  });
}
