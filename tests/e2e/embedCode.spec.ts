import { type Api, courseNamed, post, signIn } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper } from './fixtures.ts';

/** The discount code of an element on a partner's page. */

interface Outline {
  _id: string;
  type: string;
  isFree?: boolean;
}

let made = 0;
async function makeCode(admin: Api) {
  made += 1;
  const code = `PAGE-${process.pid}-${Date.now()}-${made}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  return code;
}

test('the code of a card, from the press over the sign-up to the receipt', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(
    `<lectern-course-card course-id="${id}" code="${code}"><a href="#course">Course</a></lectern-course-card>`,
  );
  await page.getByRole('link', { name: 'Enroll Now: Clear Sentences' }).click();
  const checkout = dialogFrameOf(page);
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  const shopper = createShopper(checkout);
  await shopper.fillSignUp();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await shopper.pay();
  await checkout.getByRole('link', { name: 'View receipt' }).click();
  await expect(checkout.getByRole('row', { name: `Discount (${code}) −₹100.00` })).toBeVisible();
});

test('the code of the cart button counts in the cart and at its checkout', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(`<lectern-course-card course-id="${id}"><a href="#course">Course</a></lectern-course-card>
    <lectern-cart-button code="${code}"><a href="#cart">Cart</a></lectern-cart-button>`);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  const frame = dialogFrameOf(page);
  await frame.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(frame).fillSignUp();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('lectern-cart-button').getByRole('link').click();
  await expect(frame.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await frame.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(frame.getByLabel('Name on card')).toBeVisible();
  await expect(frame.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('the code of a free lesson goes with the press below it', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Git Without Fear');
  await openHost(`<lectern-sample course-id="${id}" code="${code}"></lectern-sample>`);
  await page.getByRole('link', { name: 'Continue with lecture 2 – ₹499' }).click();
  const checkout = dialogFrameOf(page);
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(checkout).fillSignUp();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('the code of a free lesson that is open in the page goes with a new visitor into the checkout', {
  tag: '@deep',
}, async ({ page, marketplace, openHost }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Git Without Fear');
  const { course } = await admin.get<{ course: { sections: { lectures: Outline[] }[] } }>(`/search/courses/${id}`);
  const lectures = course.sections.flatMap(({ lectures }) => lectures);
  const quiz = lectures.find(({ type, isFree }) => type === 'quiz' && isFree)?._id;
  await openHost(`<lectern-sample course-id="${id}" lecture-id="${quiz}" code="${code}"></lectern-sample>`);
  await page.getByRole('link', { name: 'Answer the question' }).click();
  const lesson = page.locator('lectern-sample').frameLocator('iframe');
  await lesson.getByRole('button', { name: /^Continue with/ }).click();
  const checkout = dialogFrameOf(page);
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(checkout).fillSignUp();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  // And so for who is signed in and has come back to the lesson.
  await checkout.getByRole('button', { name: 'Close' }).click();
  await lesson.getByRole('button', { name: /^Continue with/ }).click();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('the links of an element carry its code into a new tab, and so does what it tells the page', {
  tag: '@deep',
}, async ({ page, context, marketplace, openHost }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(
    `<lectern-course-card course-id="${id}" code="${code}"><a href="#course">Course</a></lectern-course-card>`,
    {
      foot: `<script>addEventListener('lectern-open', (event) => {
        event.preventDefault();
        (window.opened ??= []).push(event.detail);
      })</script>`,
    },
  );
  const enroll = page.getByRole('link', { name: 'Enroll Now: Clear Sentences' });
  const view = page.getByRole('link', { name: 'View Details' });
  const inCheckout = `${marketplace.url}/checkout?course=${id}&code=${code}`;
  const onPage = `${marketplace.url}/course/${id}?code=${code}`;
  await expect(enroll).toHaveAttribute('href', inCheckout);
  await enroll.click();
  await view.click();
  expect(await page.evaluate(() => (window as unknown as { opened: unknown }).opened)).toEqual([
    { view: 'checkout', params: { courseIds: [id], code }, href: inCheckout },
    { view: 'course', params: { courseId: id }, href: onPage },
  ]);
  const tab = context.waitForEvent('page');
  await view.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(onPage);
  // Another code, and none.
  const element = page.locator('lectern-course-card');
  await element.evaluate((card) => card.setAttribute('code', 'OTHER-1'));
  await expect(view).toHaveAttribute('href', `${marketplace.url}/course/${id}?code=OTHER-1`);
  await element.evaluate((card) => card.removeAttribute('code'));
  await expect(view).toHaveAttribute('href', `${marketplace.url}/course/${id}`);
});

test('where the script that gives links a code cannot be loaded, they lead on without, and a press still has it', {
  tag: '@deep',
}, async ({ page, marketplace, openHost, complaints }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await page.route('**/chunks/codedLinks-*.js', (route) => route.abort());
  await openHost(
    `<lectern-course-card course-id="${id}" code="${code}"><a href="#course">Course</a></lectern-course-card>`,
    {
      foot: `<script>addEventListener('lectern-open', (event) => {
        event.preventDefault();
        (window.opened ??= []).push(event.detail.params);
      })</script>`,
    },
  );
  const enroll = page.getByRole('link', { name: 'Enroll Now: Clear Sentences' });
  await expect(enroll).toHaveAttribute('href', `${marketplace.url}/checkout?course=${id}`);
  await enroll.click();
  expect(await page.evaluate(() => (window as unknown as { opened: unknown }).opened)).toEqual([
    { courseIds: [id], code },
  ]);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('codedLinks'))).toEqual([]);
});

test('the code of a card goes with what it puts into the cart', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(`<lectern-course-card course-id="${id}" code="${code}"></lectern-course-card>
    <lectern-cart-button></lectern-cart-button>`);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  const frame = dialogFrameOf(page);
  await frame.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(frame).fillSignUp();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('lectern-cart-button').getByRole('link').click();
  await expect(frame.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  // Removed there, it doesn't come back at the checkout.
  await frame.getByRole('button', { name: 'Remove code' }).click();
  await frame.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(frame.getByLabel('Name on card')).toBeVisible();
  await expect(frame.getByText(/off\.$/)).toHaveCount(0);
  // Nor does what is pressed on the page bring it back.
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.locator('lectern-cart-button').getByRole('link').click();
  await expect(frame.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(frame.getByText(/off\.$/)).toHaveCount(0);
});

test("without the script, a card that a partner's server has put into its page leads on with the code", {
  tag: '@deep',
}, async ({ marketplace, site, browser }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  const address = `${marketplace.url}/embed/fragments/cards?ids=${id}&format=html&code=${code}`;
  site.serve('/card', { body: `<!doctype html><title>Card</title>${await (await fetch(address)).text()}` });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(`${site.url}/card`);
  await quiet.getByRole('link', { name: 'Enroll Now: Clear Sentences' }).click();
  await expect(quiet).toHaveURL(`${marketplace.url}/checkout?course=${id}&code=${code}`);
  await context.close();
});

test('without the script, the link that the builder writes leads to a checkout with the code', {
  tag: '@deep',
}, async ({ page, marketplace, site, browser }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await page.goto(`${marketplace.url}/partners?widget=checkout&course=${id}`);
  await page.getByLabel('Discount code').fill('2 for 1');
  await expect(page.getByText('A code has 3 to 40 letters, digits and hyphens.')).toBeVisible();
  await page.getByLabel('Discount code').fill(code);
  const snippet = page.locator('pre').first();
  await expect(snippet).toContainText(`<lectern-checkout course-ids="${id}" code="${code}">`);
  const html = (await snippet.textContent()) ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  site.serve('/without', { body: `<!doctype html><title>Without</title><main>${html}</main>` });
  await quiet.goto(`${site.url}/without`);
  await quiet.getByRole('link', { name: 'Buy Clear Sentences' }).click();
  await expect(quiet).toHaveURL(`${marketplace.url}/checkout?course=${id}&code=${code}`);
  const address = quiet.url();
  await context.close();

  // What the marketplace shows there.
  await page.goto(address);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const shopper = createShopper(page);
  await shopper.signUp('Proceed to Checkout');
  await expect(page.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code}) −₹100.00` })).toBeVisible();
});
