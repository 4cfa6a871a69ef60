import { type Api, courseNamed, post, signIn } from './api.ts';
import { expect, test } from './embedding.ts';
import { createShopper } from './fixtures.ts';

/** The discount code of an element on a partner's page. */

let made = 0;
async function makeCode(admin: Api) {
  made += 1;
  const code = `PAGE-${process.pid}-${Date.now()}-${made}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  return code;
}

test('the code of a card, from the press over the sign-up to the receipt', async ({ page, marketplace, openHost }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(
    `<lectern-course-card course-id="${id}" code="${code}"><a href="#course">Course</a></lectern-course-card>`,
  );
  await page.getByRole('link', { name: 'Enroll Now: Clear Sentences' }).click();
  const checkout = page.frameLocator('iframe[name="lectern-app"]');
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  const shopper = createShopper(checkout);
  await shopper.fillSignUp();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await shopper.pay();
  await checkout.getByRole('link', { name: 'View receipt' }).click();
  await expect(checkout.getByRole('row', { name: `Discount (${code}) -₹100.00` })).toBeVisible();
});

test('the code of the cart button counts in the cart and at its checkout', async ({ page, marketplace, openHost }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(`<lectern-course-card course-id="${id}"><a href="#course">Course</a></lectern-course-card>
    <lectern-cart-button code="${code}"><a href="#cart">Cart</a></lectern-cart-button>`);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  const frame = page.frameLocator('iframe[name="lectern-app"]');
  await frame.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(frame).fillSignUp();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('lectern-cart-button').getByRole('link').click();
  await expect(frame.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await frame.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(frame.getByLabel('Name on card')).toBeVisible();
  await expect(frame.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('the code of a free lesson goes with the press below it', async ({ page, marketplace, openHost }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const code = await makeCode(admin);
  const { _id: id } = await courseNamed(admin, 'Git Without Fear');
  await openHost(`<lectern-sample course-id="${id}" code="${code}"></lectern-sample>`);
  await page.getByRole('link', { name: 'Continue with lecture 2 – ₹499' }).click();
  const checkout = page.frameLocator('iframe[name="lectern-app"]');
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(checkout).fillSignUp();
  await expect(checkout.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
});

test('without the script, the link that the builder writes leads to a checkout with the code', async ({
  page,
  marketplace,
  site,
  browser,
}) => {
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
  await shopper.signUp();
  await expect(page.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code}) -₹100.00` })).toBeVisible();
});
