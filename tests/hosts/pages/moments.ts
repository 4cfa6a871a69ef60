import type { Page } from 'playwright';
import { cardOf, everyWidget, type HostPage } from '../hostPage.ts';
import { check } from '../visit.ts';

/** Holds back the marketplace's first answer until `release` is called. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/embed/fragments/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Pages where something happens to the widgets. */
export function happening(): HostPage[] {
  let release = () => {};
  return [
    {
      title: 'A card dragged to another place while it loads',
      head: '<style>#place { position: absolute; top: 8px; right: 8px; width: 500px; height: 200px }</style>',
      foot: `<div id="place">Drop it here</div><script>
        var card = document.querySelector('lectern-course-card'), place = document.getElementById('place');
        card.draggable = true;
        place.addEventListener('dragover', function (event) { event.preventDefault(); });
        place.addEventListener('drop', function (event) { event.preventDefault(); place.replaceChildren(card); });
      </script>`,
      isLookKept: false,
      async prepare(page) {
        release = await hold(page);
        page.on('load', async () => {
          await page.locator('lectern-course-card').dragTo(page.locator('#place'));
          release();
        });
      },
      async inspect(page) {
        const cards = page.locator('#place lectern-course-card article');
        check((await cards.count()) === 1, `the moved element shows ${await cards.count()} cards`);
      },
    },
    {
      title: '300 elements',
      body: (marketplace) =>
        everyWidget(marketplace) +
        marketplace.courses
          .slice(0, 292)
          .map((id) => cardOf(marketplace, id))
          .join(''),
      async inspect(page) {
        const last = page.locator('lectern-course-card').last();
        await last.scrollIntoViewIfNeeded();
        await last.locator('article').waitFor();
      },
    },
    {
      title: 'Navigation inside the page, with a view transition',
      async inspect(page) {
        const card = page.locator('lectern-course-card').first();
        await card.evaluate(async (element) => {
          const [next, list] = [document.createElement('main'), element.nextElementSibling];
          await document.startViewTransition(() => {
            element.remove();
            document.body.append(next);
          }).finished;
          await document.startViewTransition(() => {
            next.remove();
            list?.before(element);
          }).finished;
        });
        check((await card.locator('article').count()) === 1, 'the card is lost');
      },
    },
    {
      title: 'Printed',
      isLookKept: false,
      async inspect(page) {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const title = page.locator('lectern-course-card article :is(h2, h3)').first();
        const color = await title.evaluate((element) => getComputedStyle(element).color);
        const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
        check(Math.max(red, green, blue) < 130, `the title prints in ${color}`);
        check((await page.pdf()).length > 5_000, 'the page prints empty');
        await page.emulateMedia({ media: 'screen' });
      },
    },
  ];
}
