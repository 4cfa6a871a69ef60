import { expect, test } from './fixtures.ts';

/** The text lecture editor under the site's strict content policy: a refused style would be logged as an error. */

test('a text lecture is written, pasted into, linked and stored exactly as in the editor', async ({
  page,
  shopper,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => /\/richText-.*\.js$/.test(request.url()) && chunks.push(request.url()));
  await page.goto('/login');
  await shopper.signIn('instructor@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await page
    .getByRole('link', { name: /^Manage Content/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Add Lecture to/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Lecture' });
  await dialog.getByLabel('Lecture title').fill('Notes');
  expect(chunks).toEqual([]);
  await dialog.getByLabel('Type', { exact: true }).selectOption({ label: 'Text' });
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await dialog.getByText('Text', { exact: true }).and(page.locator('label')).click();
  await expect(text).toBeFocused();
  expect(chunks).toHaveLength(1);

  await page.keyboard.type('A plain ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold & "quoted" <word>');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red" class="x" onclick="alert(1)">Pasted</h1><p style="position:fixed"><span style="font-weight:700">bold</span><script>alert(1)</script><a href="javascript:alert(1)">bad</a></p><iframe src="https://evil.example"></iframe>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('example.org/a?b=1&c=2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('example.org/a?b=1&c=2');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.org/a?b=1&c=2');

  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/lecture'));
  await dialog.getByRole('button', { name: 'Create lecture' }).click();
  const request = await asked;
  await shopper.acknowledge('Lecture Created');
  const sent: string = request.postDataJSON().textContent;
  expect(sent).toBe(
    '<p>A plain <strong>bold &amp; "quoted" &lt;word&gt;</strong></p><ol><li>one</li><li>two</li></ol><h2>Pasted</h2><p><strong>bold</strong>bad</p><p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">https://example.org/a?b=1&amp;c=2</a></p>',
  );
  const stored = await (await request.response())?.json();
  expect(stored.lecture.textContent).toBe(sent);
});
