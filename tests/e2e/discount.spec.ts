import AxeBuilder from '@axe-core/playwright';
import { sampled } from '../runs.ts';
import { courseNamed, post, type SeedCourse, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

test('a link with a code takes its discount off at the checkout, and the receipt shows it', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
}) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const paise = Math.round(course.price * 100);
  const taken = Math.floor((paise * 25 + 50) / 100);
  const tax = Math.floor(((paise - taken) * 10 + 50) / 100);
  const rupees = (amount: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
  const code = `spring-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'percent', value: 25, maxPerPerson: 1 }));

  await become(learner);
  await page.goto(`/course/${course._id}?code=${code}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  const applied = `Code ${code.toUpperCase()}: ${rupees(taken)} off.`;
  await expect(page.getByText(applied)).toBeVisible();
  const pay = page.getByRole('button', { name: `Pay ${rupees(paise - taken + tax)}` });
  await expect(pay).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);

  // By keyboard: without the code, then with it again.
  await page.getByRole('button', { name: 'Remove code' }).press('Enter');
  await expect(
    page.getByRole('button', { name: `Pay ${rupees(paise + Math.floor((paise * 10 + 50) / 100))}` }),
  ).toBeVisible();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount code').press('Enter');
  await expect(pay).toBeVisible();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code.toUpperCase()}) −${rupees(taken)}` })).toBeVisible();

  // Once for each person, and a used link isn't applied again.
  const { courses } = await learner.get<{ courses: SeedCourse[] }>('/search/courses?minPrice=500&limit=50');
  const other = courses.find(({ _id }) => _id !== course._id);
  await page.goto(`/checkout?course=${other?._id}`);
  await page.getByText('Have a discount code?').click();
  await expect(page.getByLabel('Discount code')).toHaveValue('');
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('You have already used this code.')).toBeVisible();
  await expect(page.getByLabel('Discount code')).toBeFocused();
});

test('an instructor makes a code by keyboard, gives out its link, and ends it', { tag: '@deep' }, async ({
  page,
  server,
  context,
  become,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `OWN-${Date.now()}`;
  await become('instructor');
  await page.goto('/instructor');
  await page.getByRole('link', { name: 'Discount codes' }).press('Enter');
  await page.getByRole('button', { name: 'New code' }).press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Discount in percent').fill('100');
  // Half a date is no date: it is said, and no code without an end is made.
  await page.getByLabel('Until').pressSequentially('12');
  await page.getByLabel('Until').press('Enter');
  await expect(page.getByText('Please enter a date and time.')).toBeVisible();
  await page.getByLabel('Until').fill('2099-12-31T23:59');
  await page.getByLabel('Total uses', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Create code' }).press('Enter');
  await expect(page.getByText(`${code} was created. Copy its link from the list.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('100% of each course');
  await expect(row).toContainText('0 of 5');
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await row.getByRole('button', { name: `Copy link with ${code}` }).press('Enter');
  await expect(row.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${server.url}/instructors/[0-9a-f]{24}\\?code=${code}$`));

  // It stands for the code until something is bought, whatever is opened meanwhile.
  const learner = await signUp(server.url);
  const id = /instructors\/(\w+)/.exec(link)?.[1];
  const { courses } = await learner.get<{ courses: SeedCourse[] }>(`/search/instructors/${id}`);
  const paid = courses.find(({ price }) => price > 0);
  await become(learner);
  await page.goto(link);
  await page.goto(`/checkout?course=${paid?._id}`);
  await expect(page.getByText(`Code ${code}:`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove code' })).toBeVisible();

  await become('instructor');
  await page.goto('/instructor/discounts');
  await row.getByRole('button', { name: `End code ${code}` }).press('Enter');
  await expect(row).toContainText('Ended');
  await expect(row.getByRole('button', { name: `Reactivate: ${code}` })).toBeFocused();
  await become(learner);
  await page.goto(`/checkout?course=${paid?._id}`);
  await expect(page.getByText('This code has expired.')).toBeVisible();
});

for (const [width, height] of sampled([
  [360, 740],
  [1280, 860],
] as const)) {
  test(`a visitor sees on the page of a course what a link's code leaves, and nothing moves (${width} px)`, {
    tag: '@deep',
  }, async ({ page, server }) => {
    const admin = await signIn(server.url, 'admin');
    const course = await courseNamed(admin, 'TypeScript That Reads Well');
    const other = await courseNamed(admin, 'Git Without Fear');
    const code = `SEEN-${width}-${Date.now()}`;
    await admin.get(
      '/instructor/discount-codes',
      post({ code, kind: 'amount', value: 100, courseIds: [course._id], maxPerPerson: 1 }),
    );
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
          // The fonts of what is below may move that.
          if (sources.some(({ node }) => node?.parentElement?.closest('.lectern-course-detail-buy-card')))
            shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/discount/') && asked.push(request.url()));
    await page.goto(`/course/${course._id}?code=${code.toLowerCase()}`);
    const rupees = (amount: number) =>
      new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount);
    await expect(page.getByText(`with tax and ${code}`)).toHaveRole('status');
    await expect(page.getByText(rupees(course.price - 100)).first()).toBeVisible();
    await expect(page.locator('s', { hasText: rupees(course.price) }).first()).toBeVisible();
    expect(asked).toHaveLength(1);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved).toBeLessThan(0.01);
    const found = await new AxeBuilder({ page }).include('main').analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The code is kept for the tab: it takes nothing off another course.
    const answer = page.waitForResponse((response) => response.url().includes('/discount/'));
    await page.goto(`/course/${other._id}`);
    expect((await answer).status()).toBe(409);
    await expect(page.locator('main s')).toHaveCount(0);
  });
}

test("the page of a course keeps its price where the part for a link's code can't be loaded, and the cart has the code", {
  tag: '@deep',
}, async ({ page, server, become, complaints }) => {
  const admin = await signIn(server.url, 'admin');
  const course = await courseNamed(admin, 'TypeScript That Reads Well');
  await become(await signUp(server.url));
  const code = `LOST-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'percent', value: 50 }));
  let cuts = 0;
  await page.route(/\/assets\/CourseDiscount-[\w-]+\.js$/, (route) => {
    cuts += 1;
    return route.abort();
  });
  await page.goto(`/course/${course._id}?code=${code}`);
  await expect.poll(() => cuts).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(page.locator('main s')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('main')).toContainText(code);
  complaints.splice(0);
});

test('a code that is typed in the cart counts at the checkout', async ({ page, server, shopper, become }) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const code = `CART-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  await become(learner);
  await page.goto(`/course/${course._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to cart' }).click();
  await page.getByText('Have a discount code?').click();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount code').press('Enter');
  const applied = page.getByText(`Code ${code}: ₹100.00 off.`);
  await expect(applied).toBeVisible();
  const total = await page.locator('.lectern-order-summary-total dd').innerText();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  // Another document of the same tab still has it.
  await page.reload();
  await expect(applied).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(applied).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code}) −₹100.00` })).toBeVisible();
});

test("a link's code that was removed stays removed when its page is loaded again, and comes with another link", {
  tag: '@deep',
}, async ({ page, server, become }) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const other = await courseNamed(learner, 'Git Without Fear');
  const code = `GONE-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  await become(learner);
  await page.goto(`/course/${course._id}?code=${code}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to cart' }).click();
  await page.getByRole('button', { name: 'Remove code' }).click();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: 'In Cart' }).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Have a discount code?')).toBeVisible();
  await expect(page.getByText(`Code ${code}`)).toHaveCount(0);
  await page.goto(`/course/${other._id}?code=${code}`);
  await expect(page.locator('main s').first()).toBeVisible();
});

test('a code that was typed and not applied comes off before anything is paid', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
}) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const code = `TYPED-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  await become(learner);
  const orders = () => learner.get<{ orders: unknown[] }>('/order').then((answer) => answer.orders.length);
  await page.goto(`/checkout?course=${course._id}`);
  await page.getByText('Have a discount code?').click();
  const field = page.getByLabel('Discount code');
  await field.fill('NO-SUCH-CODE');
  await shopper.pay();
  await expect(page.getByText(/^We don't know this code/)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await expect(page.getByText(/Nothing was charged yet: press the button again/).last()).toBeVisible();
  expect(await orders()).toBe(0);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code}) −₹100.00` })).toBeVisible();

  // In the cart it is carried on.
  const { courses } = await learner.get<{ courses: SeedCourse[] }>('/search/courses?minPrice=500&limit=50');
  const other = courses.find(({ _id }) => _id !== course._id);
  await page.goto(`/course/${other?._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to cart' }).click();
  await page.getByText('Have a discount code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('the builder of partners’ code takes no discount code from its own address', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  await become(learner);
  await page.goto('/partners?code=react');
  await page.goto(`/checkout?course=${course._id}`);
  await page.getByText('Have a discount code?').click();
  await expect(page.getByLabel('Discount code')).toHaveValue('');
});

test('a linked code is forgotten on the way back from a bank’s page: its order has it', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const code = `BANK-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'percent', value: 10 }));
  await become(learner);
  await page.goto(`/course/${course._id}?code=${code}`);
  await page.goto(`/checkout?course=${course._id}`);
  await expect(page.getByText(new RegExp(`^Code ${code}:`))).toBeVisible();
  // An order that isn't the learner's shows nothing; the return itself counts.
  await page.goto(`/checkout?order=${'0'.repeat(24)}`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto(`/checkout?course=${course._id}`);
  await page.getByText('Have a discount code?').click();
  await expect(page.getByLabel('Discount code')).toHaveValue('');
});
