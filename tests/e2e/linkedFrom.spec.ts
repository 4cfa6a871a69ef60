import { type Api, courseNamed, registerPartner, signIn } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper } from './fixtures.ts';

/** What is bought through a plain link of a partner, and the campaign that it came from. */

interface Report {
  months: { checkouts: number; orders: number; signUps: number }[];
  campaigns: { tags: Record<string, string>; orders: number }[];
}

async function reportOf(admin: Api, key: string): Promise<Report> {
  const { partners } = await admin.get<{ partners: { _id: string; key: string }[] }>('/admin/partners');
  const id = partners.find((partner) => partner.key === key)?._id;
  return admin.get<Report>(`/admin/partners/${id}/report`);
}

test('a plain link counts for its partner until the tab is closed', async ({ page, context, server, shopper }) => {
  const admin = await signIn(server.url, 'admin');
  const key = await registerPartner(server.url, 'https://letters.example');
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await page.goto(`/course/${id}?partner=${key}&utm_source=letter&utm_campaign=spring&token=secret`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await shopper.signUp('Proceed to Checkout');
  await expect(page).toHaveURL(/\/checkout/);
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  const { months, campaigns } = await reportOf(admin, key);
  expect(months.at(-1)).toMatchObject({ checkouts: 1, orders: 1, signUps: 1 });
  expect(campaigns).toMatchObject([{ tags: { utm_source: 'letter', utm_campaign: 'spring' }, orders: 1 }]);
  const other = await context.newPage();
  await other.goto('/about');
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the campaign that a partner names goes with the order', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await openHost(`<lectern-marketplace campaign="utm_source=article&amp;token=secret">
    <lectern-course-card course-id="${id}"><a href="#course">Course</a></lectern-course-card></lectern-marketplace>
    <script>
      for (const name of ['checkout', 'abandoned', 'purchase'])
        addEventListener('lectern-' + name, ({ detail }) => (window.told ??= []).push(name + ' ' + detail.courseIds));
    </script>`);
  await page.getByRole('link', { name: 'Enroll Now: Clear Sentences' }).click();
  const checkout = dialogFrameOf(page);
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  const buyer = createShopper(checkout);
  await buyer.fillSignUp();
  await buyer.pay();
  await expect(checkout.getByRole('link', { name: 'View receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  const told = await page.evaluate(() => (window as never as { told: string[] }).told);
  expect(told).toEqual([`checkout ${id}`, `purchase ${id}`]);
  const { campaigns } = await reportOf(admin, marketplace.key);
  expect(campaigns).toMatchObject([{ tags: { utm_source: 'article' }, orders: 1 }]);
});
