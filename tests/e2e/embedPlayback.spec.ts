import type { Page } from '@playwright/test';
import { frames, messages, say } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { expect, test } from './embedTest.ts';

/** A player that its page drives: by commands to its frame, and by what the frame reports. */

const id = course(1);
const lectureId = course(7);
const body = `<lectern-course-player course-id="${id}"><a href="#course">The course</a></lectern-course-player>
  <ol><li><button onclick="document.querySelector('lectern-course-player').seek(95)">Second chapter</button></li></ol>
  <script>
    for (const name of ['ready', 'play', 'pause', 'time'])
      addEventListener('lectern-' + name, ({ type, detail }) => (window.told ??= []).push([type, detail]));
  </script>`;

const call = (page: Page, act: 'play' | 'pause' | 'seek', seconds?: number) =>
  page.locator('lectern-course-player').evaluate(
    async (player, asked) => {
      try {
        await (player as HTMLElementTagNameMap['lectern-course-player'])[asked.act](asked.seconds as number);
        return undefined;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    },
    { act, seconds },
  );
const times = (page: Page) =>
  page.locator('lectern-course-player').evaluate((player) => {
    const { currentTime, duration } = player as HTMLElementTagNameMap['lectern-course-player'];
    return [currentTime, duration];
  });

test('a script opens no player, a press on a chapter does, and then the page drives it', async ({
  page,
  market,
  visit,
}) => {
  // What a test looks at counts as pressed.
  await visit(`${body}<output></output><script type="module">
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
    await customElements.whenDefined('lectern-course-player');
    const player = document.querySelector('lectern-course-player');
    const results = await Promise.allSettled([player.play(), player.seek(3), player.pause()]);
    delete navigator.userActivation;
    document.querySelector('output').textContent = results.map(({ status, reason }) => reason?.code ?? status);
  </script>`);
  await expect(page.locator('output')).toHaveText('not_pressed,not_pressed,fulfilled');
  expect(market.asked.filter((path) => !path.startsWith('/embed/fragments'))).toEqual([]);

  await page.getByRole('button', { name: 'Second chapter' }).press('Enter');
  await expect(page.locator('lectern-course-player iframe')).toHaveAttribute('title', 'Player');
  expect(frames(market)).toEqual([`/embed/frame/player?course=${id}&key=pk_test`]);
  await expect.poll(() => messages(page)).toEqual([{ type: 'playback', act: 'seek', seconds: 95 }]);
  expect(await times(page)).toEqual([undefined, undefined]);

  const detail = { courseId: id, lectureId, currentTime: 95, duration: 300 };
  const further = { ...detail, currentTime: 96.5 };
  await say(page, { type: 'event', name: 'ready', detail: { ...detail, name: 'Ines' } });
  await say(page, { type: 'event', name: 'play', detail });
  await say(page, { type: 'event', name: 'time', detail: { ...detail, duration: 'long' } });
  await say(page, { type: 'event', name: 'time', detail: further });
  const told = [
    ['lectern-ready', detail],
    ['lectern-play', detail],
    ['lectern-time', further],
  ];
  await expect.poll(() => page.evaluate(() => (window as never as { told: unknown }).told)).toEqual(told);
  expect(await times(page)).toEqual([96.5, 300]);

  // Commands need no press any more: the frame is there because of one.
  expect([await call(page, 'pause'), await call(page, 'play'), await call(page, 'seek', -1)]).toEqual([
    undefined,
    undefined,
    'misconfigured',
  ]);
  await expect
    .poll(async () => (await messages(page))?.slice(1))
    .toEqual([
      { type: 'playback', act: 'pause' },
      { type: 'playback', act: 'play' },
    ]);
  await say(page, { type: 'close' });
  await expect(page.locator('lectern-course-player iframe')).toHaveCount(0);
  expect(await times(page)).toEqual([undefined, undefined]);
});

test('a page that opens its own player for a press is asked', async ({ page, market, visit }) => {
  await visit(`${body}<script>addEventListener('lectern-open', (event) => event.preventDefault())</script>`);
  await page.getByRole('button', { name: 'Second chapter' }).click();
  await expect.poll(() => call(page, 'pause')).toBeUndefined();
  expect(frames(market)).toEqual([]);
});
