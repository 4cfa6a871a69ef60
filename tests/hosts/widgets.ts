import type { Frame, Locator } from 'playwright';
import { differenceOf, looksOf } from './looks.ts';
import { check, frameOf, type Visit } from './visit.ts';

/** How long a widget may take to be there. */
const SOON = { timeout: 15_000 };
const account = { email: 'learner@lectern.example', password: 'lectern-demo' };

/** That a public widget is there, as wide as its place, and looks as on a blank page. */
async function isShown({ view, host, plain, looks }: Visit, tag: string, content: string) {
  const inside = view.locator(`${tag} ${content}`).first();
  // Elements load when they come near the visible part.
  await view.locator(tag).first().scrollIntoViewIfNeeded(SOON);
  await inside.waitFor(SOON);
  const [box, around] = await Promise.all([inside.boundingBox(), view.locator(tag).first().boundingBox()]);
  check(
    box !== null && around !== null && box.width > 20 && box.height > 15,
    `${content} is ${box?.width}x${box?.height}`,
  );
  check(
    box.x >= around.x - 1 && box.x + box.width <= around.x + around.width + 1,
    `${content} is wider than its element`,
  );
  if (host.isLookKept === false) return;
  looks.set(tag, await looksOf(view, tag));
  const difference = differenceOf(looks.get(tag) ?? [], (plain ?? looks).get(tag) ?? [], host.isSizeKept ?? true);
  check(difference === undefined, `looks different: ${difference}`);
}

/** That Tab reaches something in the widget, with a visible focus. */
async function isReachable({ page, view }: Visit, tag: string) {
  const control = view.locator(`${tag} :is(a[href], button, input):visible`).first();
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outline = await control.evaluate((element) => {
    const style = getComputedStyle(element);
    const isFocused = (element.getRootNode() as ShadowRoot).activeElement === element;
    return isFocused && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
  });
  check(outline, 'keyboard focus is lost or invisible');
}

/** That every link leads to the marketplace. */
async function areLinks({ view, marketplace }: Visit, tag: string) {
  // Not in the page's own world, whose arrays may be patched.
  const links = await view.locator(`${tag} a[href]`).all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  check(
    addresses.length > 0 && addresses.every((address) => address.startsWith(marketplace.url)),
    `links: ${addresses.join(', ')}`,
  );
}

/** Signs the frame in, unless someone is. */
async function signIn(frame: Frame) {
  await frame.getByLabel('Email', { exact: true }).fill(account.email, SOON);
  await frame.getByLabel('Password', { exact: true }).fill(account.password, SOON);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click(SOON);
}

/** Opens the modal view of a widget and returns its frame, which has to cover a good part of the window. */
async function open(visit: Visit, tag: string): Promise<Frame> {
  const { page, view } = visit;
  await view.locator(`${tag} [data-lectern-open]:visible`).first().press('Enter', SOON);
  const frame = await frameOf(page, 'app');
  await frame.getByRole('heading').first().waitFor(SOON);
  const element = await frame.frameElement();
  // As high as its content, which it reports once that is drawn.
  await page.waitForFunction((one) => (one as Element).getBoundingClientRect().height >= 300, element, SOON);
  const box = await element.boundingBox();
  const window = page.viewportSize() ?? { width: 1280, height: 860 };
  check(
    box !== null && box.width >= Math.min(320, window.width) && box.height >= 300,
    `the dialog is ${box?.width}x${box?.height}`,
  );
  return frame;
}

/** Closes the modal view by Escape; the focus goes back to where it was opened. */
async function close({ page, view }: Visit, frame: Frame, tag: string) {
  await page.keyboard.press('Escape');
  await (await frame.frameElement()).waitForElementState('hidden', SOON);
  const isBack = await view
    .locator(tag)
    .first()
    .evaluate((element) => document.activeElement === element);
  check(isBack, 'the focus does not return to the widget that opened the dialog');
}

/** That pressing this opens an inline frame, which stays, is in sight, as wide as its place, and shows this. */
async function inline({ page, view }: Visit, pressed: Locator, viewName: string, content: string) {
  await pressed.press('Enter', SOON);
  const frame = await frameOf(page, viewName);
  await frame.locator(content).first().waitFor(SOON);
  const element = await frame.frameElement();
  const box = await element.boundingBox();
  check(box !== null && box.width >= 300 && box.height >= 150, `the frame is ${box?.width}x${box?.height}`);
  const isSeen = await view.evaluate(
    (one) =>
      new Promise((done) =>
        new IntersectionObserver(([entry]) => done(entry?.isIntersecting)).observe(one as unknown as Element),
      ),
    element,
  );
  check(isSeen === true, 'the frame is out of sight');
}

/** What every page has to show, by the widget's column in the scorecard. */
export const widgets: Record<string, (visit: Visit) => Promise<void>> = {
  async card(visit) {
    await isShown(visit, 'lectern-course-card', 'article');
    await isReachable(visit, 'lectern-course-card');
    await areLinks(visit, 'lectern-course-card');
  },
  async list(visit) {
    await isShown(visit, 'lectern-course-list', 'article');
    check(
      (await visit.view.locator('lectern-course-list article').count()) === 3,
      'the list does not show three cards',
    );
    await isReachable(visit, 'lectern-course-list');
  },
  async search(visit) {
    const { view } = visit;
    await isShown(visit, 'lectern-search', 'input');
    await view.locator('lectern-search input').first().fill('python');
    await view.locator('lectern-search input').first().press('Enter');
    await view.locator('lectern-course-list').first().scrollIntoViewIfNeeded();
    await view.locator('lectern-course-list article').filter({ hasText: 'Python' }).first().waitFor(SOON);
  },
  async buttons(visit) {
    for (const tag of ['lectern-cart-button', 'lectern-sign-in']) {
      await isShown(visit, tag, '[data-lectern-open]:visible');
      await isReachable(visit, tag);
    }
  },
  async checkout(visit) {
    await isShown(visit, 'lectern-checkout', '[data-lectern-open]:visible');
    if (visit.host.personal === 'links') return areLinks(visit, 'lectern-checkout');
    const frame = await open(visit, 'lectern-checkout');
    await signIn(frame);
    const pay = frame.getByRole('button', { name: /^Pay/ });
    await pay.waitFor(SOON);
    await pay.scrollIntoViewIfNeeded();
    check((await pay.boundingBox()) !== null, 'the button to pay has no size');
    await close(visit, frame, 'lectern-checkout');
  },
  async player(visit) {
    if (visit.host.personal === 'links') return areLinks(visit, 'lectern-course-player');
    // From a card, as after a purchase: the player is far below and hasn't been drawn.
    const card = visit.view.locator(`lectern-course-card[course-id="${visit.marketplace.owned}"]`).first();
    await inline(visit, card.locator('[data-lectern-open="player"]:visible'), 'player', 'h1, video');
  },
  async quiz(visit) {
    if (visit.host.personal === 'links') return areLinks(visit, 'lectern-quiz');
    const begin = visit.view.locator('lectern-quiz [data-lectern-open]:visible').first();
    await inline(visit, begin, 'quiz', 'input[type=radio], input[type=checkbox], button');
  },
};
