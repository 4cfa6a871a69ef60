import { partnerPage } from '../hosts/hostSite.ts';
import { courseNamed, signIn } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { type Surface, settle } from './fixtures.ts';

/** What a partner's page knows of its visitor is in the empty fields, and nothing comes back. */

const values = (surface: Surface) =>
  Promise.all(['First name', 'Last name', 'Email'].map((label) => surface.getByLabel(label).inputValue()));

test('email and name are in the empty fields of the frame and of the window', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const { _id: id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  await openHost(`<lectern-marketplace email="nila@example.org" name="Nila Rao">
    <lectern-course-card course-id="${id}"><a href="#course">Course</a></lectern-course-card></lectern-marketplace>
    <button onclick="lectern.open('checkout', { courseIds: ['${id}'], email: 'asha@example.org' })">Buy</button>`);
  await page.getByRole('link', { name: 'Enroll Now: Clear Sentences' }).click();
  const frame = dialogFrameOf(page);
  await expect(frame.getByLabel('Email')).toHaveValue('nila@example.org');
  await frame.getByRole('link', { name: 'Create an account' }).click();
  await expect(frame.getByLabel('Last name')).toHaveValue('Rao');
  expect(await values(frame)).toEqual(['Nila', 'Rao', 'nila@example.org']);
  const popup = page.waitForEvent('popup');
  await frame.getByRole('button', { name: 'Continue in a new window' }).click();
  const window = await popup;
  await expect(window.getByLabel('Email')).toHaveValue('nila@example.org');
  expect(await values(window)).toEqual(['Nila', 'Rao', 'nila@example.org']);
  await window.close();
  await page.keyboard.press('Escape');
  // What a script says of this press comes first.
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(frame.getByLabel('Email')).toHaveValue('asha@example.org');
});

test('the page for partners writes them', { tag: '@deep' }, async ({ page, site, marketplace }) => {
  await page.goto(`${marketplace.url}/partners?widget=sign-in&key=${marketplace.key}`);
  await settle(page);
  await page.getByLabel("Visitor's email").fill('nila@example.org');
  await page.getByLabel("Visitor's name").fill('Nila Rao');
  const code = page.getByRole('tabpanel').locator('pre').first();
  await expect(code).toContainText('<lectern-marketplace email="nila@example.org" name="Nila Rao">');
  site.serve('/', partnerPage(`<body>${await code.textContent()}</body>`));
  await page.goto(site.url);
  // The link of the snippet has the same name until the element has drawn its own.
  await page.locator('.lectern-sign-in-button').getByRole('link', { name: 'Sign in' }).click();
  const frame = dialogFrameOf(page);
  await expect(frame.getByLabel('Email')).toHaveValue('nila@example.org');
  await frame.getByRole('link', { name: 'Create an account' }).click();
  expect(await values(frame)).toEqual(['Nila', 'Rao', 'nila@example.org']);
});
