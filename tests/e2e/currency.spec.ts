import { courseNamed, signIn } from './api.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

test('a shop in euros with 19 % VAT says so from the card to the receipt', { tag: '@deep' }, async ({
  page,
  shopper,
}) => {
  const server = await startServer('embedded', { CURRENCY: 'EUR', TAX_RATE: '19', TAX_NAME: 'VAT' });
  try {
    const course = await courseNamed(await signIn(server.url, 'anonymous'), 'TypeScript That Reads Well');
    const fragment = await fetch(`${server.url}/embed/fragments/cards?ids=${course._id}`);
    expect(await fragment.text()).toContain('€');
    await page.goto(`${server.url}/login`);
    await shopper.signIn('learner@lectern.example', 'lectern-demo');
    await shopper.acknowledge('Login Successful!');
    await page.goto(`${server.url}/search?q=typescript`);
    const card = page.getByRole('article').filter({ hasText: course.title });
    await expect(card).toContainText('€');
    await expect(page.getByText('₹')).toHaveCount(0);

    await page.goto(`${server.url}/course/${course._id}`);
    await expect(page.locator('.lectern-course-detail-tax')).toHaveText(/^€[\d,.]+ with tax$/);
    const withTax = (await page.locator('.lectern-course-detail-tax').textContent())?.split(' ')[0] ?? '';
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to Cart' }).click();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('VAT (19%)€');
    await expect(summary).toContainText(`Total${withTax}`);

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await page.getByLabel('Name on card').fill('Leela Rao');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry (MM/YY)').fill('12/39');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: `Pay ${withTax}` }).click();
    await shopper.acknowledge('Payment Successful!', 'View receipt');
    await expect(page.getByRole('row', { name: /^VAT \(19%\) €/ })).toBeVisible();
    await expect(page.getByRole('row', { name: `Total ${withTax}` })).toBeVisible();
    await expect(page.getByText('₹')).toHaveCount(0);
  } finally {
    await page.close();
    await server.stop();
  }
});
