import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { spread } from '../runs.ts';
import { type Actor, type Api, post, signIn, signUp } from './api.ts';
import { expect, type Shopper, test } from './fixtures.ts';

/**
 * Every part whose code loads later: cut off at its first use it says so, and once the connection is back the next press
 * shows it.
 */

const noAnswer = 'No response from server. Please check your network connection.';

interface Tools {
  page: Page;
  shopper: Shopper;
  /** As the one who is signed in. */
  api: Api;
  /** The address of the first lecture of a type in their courses. */
  lecture(type: string): Promise<string>;
}
interface Lecture {
  _id: string;
  type: string;
}
interface Row {
  as?: Actor;
  width?: number;
  /** Opens the page, with the part cut off. */
  open(tools: Tools): Promise<unknown>;
  /** Uses the part for the first time; not where the page itself does. */
  press?(tools: Tools): Promise<unknown>;
  /** Sees that it failed. */
  said(tools: Tools): Promise<unknown>;
  /** Tries again. @default as `press` */
  again?(tools: Tools): Promise<unknown>;
  works(tools: Tools): Promise<unknown>;
}

const goto =
  (path: string): Row['open'] =>
  ({ page }) =>
    page.goto(path);
const tryAgain: Row['again'] = ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
const alert: Row['said'] = ({ page }) => expect(page.getByRole('main').getByRole('alert')).toContainText(noAnswer);
/** The dialog of notices is there, and says it. */
const notice: Row['said'] = async ({ page, shopper }) => {
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(noAnswer);
  await shopper.acknowledge('Error');
};
const heartIn = (page: Page) => page.getByRole('button', { name: /^Add to wishlist/ }).first();
/** A lecture's part: an error in its place. */
const inPlayer = (type: string, shown: (page: Page) => ReturnType<Page['locator']>): Row => ({
  as: 'learner',
  open: async ({ page, lecture }) => page.goto(await lecture(type)),
  said: alert,
  again: tryAgain,
  works: ({ page }) => expect(shown(page)).toBeVisible(),
});
const preview = (type: string, shown: (page: Page) => ReturnType<Page['locator']>): Row => ({
  ...inPlayer(type, shown),
  as: 'instructor',
  open: async ({ page, lecture }) => page.goto(await lecture(type)),
});

/** By the file that is imported, from the packages' sources. */
const rows: Record<string, Row> = {
  'react/components/discount-field/DiscountField.tsx': {
    as: 'learner',
    async open({ page, api }) {
      const { courses: own } = await api.get<{ courses: { _id: string }[] }>('/enrollment/purchased-courses');
      const { courses } = await api.get<{ courses: { _id: string }[] }>('/search/courses?minPrice=500&limit=50');
      const course = courses.find(({ _id }) => !own.some((owned) => owned._id === _id));
      await page.goto(`/course/${course?._id}`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go to Cart' }).click();
    },
    press: ({ page }) => page.getByText('Have a discount code?').click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByLabel('Discount code')).toBeVisible(),
  },
  'react/components/checkout/ReceiptFields.tsx': {
    as: 'learner',
    async open({ page, api }) {
      const { courses: own } = await api.get<{ courses: { _id: string }[] }>('/enrollment/purchased-courses');
      const { courses } = await api.get<{ courses: { _id: string }[] }>('/search/courses?minPrice=500&limit=50');
      const course = courses.find(({ _id }) => !own.some((owned) => owned._id === _id));
      await page.goto(`/checkout?course=${course?._id}`);
    },
    press: ({ page }) => page.getByText('Receipt details (optional)').click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByLabel('Name or business')).toBeVisible(),
  },
  'react/provider/NoticeDialog.tsx': {
    as: 'instructor',
    open: goto('/instructor'),
    press: ({ page }) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    said: ({ page }) => expect(page.getByRole('alert').filter({ hasText: noAnswer })).toContainText('Delete'),
    works: async ({ page }) => {
      await expect(page.getByRole('dialog')).toContainText('Delete');
      await expect(page.getByRole('alert').filter({ hasText: noAnswer })).toHaveCount(0);
    },
  },
  'react/ui/DialogBox.tsx': {
    width: 390,
    open: goto('/about'),
    press: ({ page }) => page.getByRole('button', { name: 'Menu' }).click(),
    said: ({ page }) => expect(page.getByRole('alert')).toContainText(noAnswer),
    works: async ({ page }) => {
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page.getByText(noAnswer)).toHaveCount(0);
    },
  },
  'demo-site/pages/HomeVoices.tsx': {
    open: goto('/'),
    press: ({ page }) => page.getByRole('heading', { name: 'Featured Courses' }).scrollIntoViewIfNeeded(),
    // The page goes on without it.
    said: ({ page }) => expect(page.getByRole('contentinfo')).toBeVisible(),
    async again({ page }) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    },
    works: ({ page }) => expect(page.locator('.lectern-instructor-spotlight blockquote').first()).toBeVisible(),
  },
  'react/provider/performIntent.ts': {
    open: goto('/courses?category=technology'),
    press: ({ page }) => heartIn(page).click(),
    async said(tools) {
      await tools.shopper.acknowledge('Login Required', 'Sign in');
      await tools.page.getByRole('link', { name: 'Create an account' }).click();
      await tools.shopper.fillSignUp();
      await notice(tools);
    },
    works: ({ page }) => expect(page.getByRole('dialog', { name: 'Added to Wishlist' })).toBeVisible(),
  },
  'react/components/content-manager/ContentDialogs.tsx': {
    as: 'instructor',
    async open({ page, api }) {
      const { courses } = await api.get<{ courses: { _id: string }[] }>('/instructor/my-courses');
      await page.goto(`/instructor/course/${courses[0]?._id}/content`);
    },
    press: ({ page }) => page.getByRole('button', { name: 'Add New Section' }).click(),
    said: notice,
    works: ({ page }) => expect(page.getByRole('dialog', { name: 'Add New Section' })).toBeVisible(),
  },
  'react/components/course-reviews/ReviewForm.tsx': {
    as: 'learner',
    open: async ({ page, lecture }) => page.goto((await lecture('text')).replace(/\/learning.*/, '?overview=true')),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.locator('#lectern-review form')).toBeVisible(),
  },
  'react/components/navbar/PersonalActions.tsx': {
    as: 'learner',
    open: goto('/about'),
    said: ({ page }) => expect(page.getByRole('button', { name: noAnswer })).toBeVisible(),
    again: ({ page }) => page.getByRole('button', { name: noAnswer }).click(),
    works: ({ page }) => expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible(),
  },
  'react/components/command-bar/CommandBarDialog.tsx': {
    as: 'learner',
    open: goto('/about'),
    async press({ page }) {
      await page.getByRole('button', { name: /^Account menu/ }).focus();
      await page.keyboard.press('ControlOrMeta+k');
    },
    said: notice,
    works: ({ page }) => expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused(),
  },
  'react/components/sample-area/SampleAreaDialog.tsx': {
    open: goto('/courses'),
    press: ({ page }) =>
      page
        .getByRole('link', { name: /^Free lesson: / })
        .first()
        .click(),
    said: notice,
    works: ({ page }) => expect(page.getByRole('dialog').getByText('Free lesson')).toBeVisible(),
  },
  'react/components/compare-area/CompareTray.tsx': {
    open: goto('/courses'),
    press: ({ page }) =>
      page
        .getByRole('button', { name: /^Compare: / })
        .first()
        .click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByRole('region', { name: 'Courses to compare' })).toBeVisible(),
  },
  'react/components/footer/NewsletterControl.tsx': {
    open: goto('/about'),
    async press({ page }) {
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByRole('textbox').fill('nila@example.org');
      await form.getByRole('button').click();
    },
    async said({ page }) {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(/try again/i);
      await dialog.getByRole('button', { name: 'OK' }).click();
    },
    works: ({ page }) => expect(page.getByRole('dialog')).toContainText(/thank|subscrib/i),
  },
  // Nothing was asked for: the search itself works, and the next letter tries again.
  'react/components/course-search/SearchSuggestions.tsx': {
    open: goto('/about'),
    press: ({ page }) => page.getByRole('combobox').first().pressSequentially('web'),
    said: ({ page }) => expect(page.getByRole('combobox').first()).toHaveValue('web'),
    again: ({ page }) => page.getByRole('combobox').first().press('Backspace'),
    works: ({ page }) => expect(page.getByRole('listbox')).toBeVisible(),
  },
  'react/components/text-lecture/sanitizeLecture.ts': inPlayer('text', (page) =>
    page.locator('.lectern-text-lecture[data-state="ready"]'),
  ),
  'react/components/course-player/Player.tsx': inPlayer('text', (page) => page.locator('.lectern-text-lecture')),
  'react/components/course-player/PreviewPlayer.tsx': preview('text', (page) =>
    page.locator('.lectern-course-player[data-preview]'),
  ),
  'react/components/course-player/video/VideoPlayer.tsx': inPlayer('video', (page) => page.locator('video')),
  'react/components/course-player/transcript/Transcript.tsx': inPlayer('video', (page) =>
    page.getByRole('list', { name: 'Transcript' }),
  ),
  'react/components/course-player/finish/Finish.tsx': {
    as: 'learner',
    async open({ page, api }) {
      const { courses } = await api.get<{ courses: { _id: string; progress: number }[] }>(
        '/enrollment/purchased-courses',
      );
      await page.goto(`/course/${courses.find(({ progress }) => progress === 100)?._id}/learning`);
    },
    press: ({ page }) => page.getByRole('button', { name: 'See what you finished' }).click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByRole('heading', { name: 'What you made' })).toBeVisible(),
  },
  'react/components/quiz-runner/QuizRunner.tsx': inPlayer('quiz', (page) =>
    page.locator('.lectern-quiz-runner:not([data-state="loading"], [data-state="error"])'),
  ),
  'react/components/assignment-runner/AssignmentRunner.tsx': inPlayer('assignment', (page) =>
    page.locator('.lectern-assignment-runner:not([data-state="loading"], [data-state="error"])'),
  ),
  'react/components/quiz-runner/QuizPreview.tsx': preview('quiz', (page) =>
    page.getByRole('group', { name: /^Question 1/ }),
  ),
  'react/components/assignment-runner/AssignmentPreview.tsx': preview('assignment', (page) =>
    page.locator('.lectern-assignment-runner:not([data-state="loading"], [data-state="error"])'),
  ),
  'react/components/lecture-sample/SampleQuestion.tsx': {
    async open({ page, api }) {
      const { courses } = await api.get<{ courses: { _id: string }[] }>('/search/courses?q=Git%20Without%20Fear');
      await page.goto(`/course/${courses[0]?._id}`);
    },
    press: ({ page }) => page.getByRole('button', { name: /^Quiz:.*Free lesson/ }).click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible(),
  },
  'common/richText.ts': {
    as: 'instructor',
    async open({ page, api }) {
      const { courses } = await api.get<{ courses: { _id: string }[] }>('/instructor/my-courses');
      await page.goto(`/instructor/course/${courses[0]?._id}/content`);
    },
    async press({ page }) {
      await page
        .getByRole('button', { name: /^Add Lecture to/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Type', { exact: true }).selectOption({ label: 'Text' });
    },
    said: ({ page }) => expect(page.getByRole('alert')).toContainText("The editor couldn't be loaded."),
    again: ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Try again' }).click(),
    works: ({ page }) => expect(page.getByRole('toolbar')).toBeVisible(),
  },
  'demo-site/partners/ThemeOptionsEditor.tsx': {
    open: goto('/partners'),
    press: ({ page }) => page.getByText('More theme options:').click(),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.locator('.site-theme-options .lectern-theme-editor')).toBeVisible(),
  },
  'demo-site/layout/Guard.tsx': {
    as: 'learner',
    open: goto('/terms'),
    press: ({ page }) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click(),
    said: ({ page }) => expect(page.getByRole('heading', { name: "This page didn't load" })).toBeVisible(),
    works: ({ page }) => expect(page.getByText('Your cart is empty.')).toBeVisible(),
  },
  // One for all pages: `page()` in routes.tsx makes them.
  'demo-site/pages/CareersPage.tsx': {
    open: goto('/terms'),
    press: ({ page }) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click(),
    said: ({ page }) => expect(page.getByRole('heading', { name: "This page didn't load" })).toBeVisible(),
    works: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/career|work|join/i);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  },
  'react/components/profile-editor/SecondFactor.tsx': {
    as: 'learner',
    open: goto('/profile?tab=security'),
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByRole('button', { name: 'Set up codes' })).toBeVisible(),
  },
  'react/components/sign-in/SecondStep.tsx': {
    async open({ page }) {
      await page.goto('/login');
      const { email, password, get } = await signUp(new URL(page.url()).origin);
      const setup = post({ currentPassword: password });
      const { secret } = await get<{ secret: string }>('/user/one-time-codes', setup);
      await get('/user/one-time-codes/confirm', post({ code: new TOTP({ secret }).generate() }));
      const form = page.getByRole('main');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByLabel('Password', { exact: true }).press('Enter');
    },
    said: alert,
    again: tryAgain,
    works: ({ page }) => expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible(),
  },
  // The password signs in without it.
  'react/components/sign-in/PasskeyButton.tsx': {
    async open({ page }) {
      await page.goto('/login');
      // Passkeys need a host with a name.
      await page.goto(page.url().replace('127.0.0.1', 'localhost'));
    },
    said: ({ page }) => expect(page.getByRole('main').getByLabel('Email')).toBeVisible(),
    again: ({ page }) => page.reload(),
    works: ({ page }) => expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible(),
  },
  // The server refuses, with or without it.
  'react/components/require-capability/SecondFactorGate.tsx': {
    as: 'admin',
    open: goto('/admin/dashboard'),
    said: ({ page }) => expect(page.getByRole('link', { name: 'Open the audit trail' })).toBeVisible(),
    again: ({ page }) => page.reload(),
    works: ({ page }) => expect(page.getByRole('link', { name: 'Open the audit trail' })).toBeVisible(),
  },
};

/** Parts with a test of their own: the file, and what the test says. */
const elsewhere: Record<string, readonly [string, string]> = {
  // In a file with others, and loaded as what is below the fold of the home page.
  'demo-site/layout/Works.tsx': ['tests/e2e/lateParts.spec.ts', "'demo-site/pages/HomeVoices.tsx'"],
  'demo-site/layout/StillOpen.tsx': ['tests/e2e/firstView.spec.ts', "includes('StillOpen')"],
  'react/ui/focusReturn.ts': ['packages/react/src/provider/useFocusWatch.test.tsx', 'only once the connection is back'],
  'react/components/course-detail/CourseDiscount.tsx': ['tests/e2e/discount.spec.ts', 'CourseDiscount-'],
  'react/components/checkout/StripePayment.tsx': ['tests/e2e/payments.spec.ts', 'StripePayment-'],
  'react/components/course-player/video/StreamParts.tsx': ['tests/e2e/stream.spec.ts', 'StreamParts-'],
  'react/ui/attachHls.ts': ['tests/e2e/player.spec.ts', "['attachHls', "],
  'react/components/course-player/FramedVideo.tsx': ['tests/e2e/player.spec.ts', "'FramedVideo',"],
  'embed/widgets.ts': ['tests/e2e/embedDown.spec.ts', "new Event('online')"],
  'embed/frames.ts': ['tests/e2e/embedFramesFailing.spec.ts', 'where the script for frames cannot be loaded'],
  'embed/ownMarkup.ts': ['tests/e2e/ownMarkup.spec.ts', 'whose script is cut off'],
  'embed/codedLinks.ts': ['tests/e2e/embedCode.spec.ts', 'where the script that gives links a code'],
  'frames/app/runFrame.tsx': ['tests/e2e/embedDown.spec.ts', 'when the code of its frame '],
  'sdk/connect.ts': ['packages/sdk/src/lazyCalls.test.ts', 'connect'],
  'sdk/parts/visitor.ts': ['packages/sdk/src/lazyCalls.test.ts', 'visitor'],
  'sdk/parts/learner.ts': ['packages/sdk/src/lazyCalls.test.ts', 'learner'],
  'sdk/parts/accounts.ts': ['packages/sdk/src/lazyCalls.test.ts', 'accounts'],
  'sdk/parts/author.ts': ['packages/sdk/src/lazyCalls.test.ts', 'author'],
  'sdk/http/repeat.ts': ['packages/sdk/src/http/repeatMissing.test.ts', 'repeat.ts'],
  'sdk/stores/session/partnerSession.ts': [
    'packages/sdk/src/stores/session/partnerSessionMissing.test.ts',
    'partnerSession.ts',
  ],
  'sdk/http/resolveIssues.ts': ['packages/sdk/src/http/refusedInput.test.ts', 'resolveIssues.ts'],
};

/** Only a developer misses them: they explain an answer, and the error is shown without them. */
const explanations = [/^sdk\/http\/(originHint|explainAnswer)\.ts$/];

/** Pages and views of frames are made by one function each. */
const oneOfMany = [/^demo-site\/pages\//, /^frames\/app\/views\//];

/** Every file that a package imports later, by its path in `src`. */
function importedLater(): string[] {
  return ['sdk', 'react', 'embed', 'common', 'frames', 'demo-site'].flatMap((name) => {
    const src = join(import.meta.dirname, `../../packages/${name}/src`);
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file) && !/^testing\//.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(join(src, file), 'utf8').matchAll(
            /(?<!typeof )\bimport\('(\.[^']+|@lectern\/common\/[^']+)'\)(?!\.[A-Z])/g,
          ),
        ].map(([, path = '']) => (path.startsWith('.') ? join(name, file, '..', path) : path.replace('@lectern/', ''))),
      );
  });
}

test('every part that loads later has a row', () => {
  const found = new Set(importedLater());
  const known = new Set([...Object.keys(rows), ...Object.keys(elsewhere)]);
  expect(
    [...found].filter((file) => !known.has(file) && ![...oneOfMany, ...explanations].some((group) => group.test(file))),
  ).toEqual([]);
  expect([...known].filter((file) => !found.has(file))).toEqual([]);
  for (const [file, [spec, text]] of Object.entries(elsewhere)) {
    expect(readFileSync(join(import.meta.dirname, '../..', spec), 'utf8'), file).toContain(text);
  }
});

/** They fail in one way, which `LatePart` and `lazyPart` have in one place. */
const lost = spread(Object.entries(rows), 12);

for (const [file, row] of lost) {
  test(`${file}, cut off at its first use`, async ({ page, shopper, server, become, complaints }) => {
    const name = file.replace(/^.*\/|\.tsx?$/g, '');
    let cuts = 0;
    const chunk = new RegExp(`/assets/${name}-[\\w-]+\\.js$`);
    await page.route(chunk, (route) => {
      cuts += 1;
      return route.abort();
    });
    if (row.width) await page.setViewportSize({ width: row.width, height: 844 });
    const api = row.as ? await become(row.as) : await signIn(server.url, 'anonymous');
    const own = row.as === 'instructor' ? '/instructor/course' : '/enrollment/purchased-courses';
    const tools: Tools = {
      page,
      shopper,
      api,
      async lecture(type) {
        const list = row.as === 'instructor' ? '/instructor/my-courses' : own;
        const { courses } = await api.get<{ courses: { _id: string }[] }>(list);
        for (const { _id } of courses) {
          const { course } = await api.get<{ course: { sections: { lectures: Lecture[] }[] } }>(`${own}/${_id}`);
          const found = course.sections.flatMap(({ lectures }) => lectures).find((one) => one.type === type);
          if (!found) continue;
          const query = `lecture=${found._id}`;
          return row.as === 'instructor'
            ? `/instructor/course/${_id}/preview?${query}`
            : `/course/${_id}/learning?${query}`;
        }
        throw new Error(`There is no such ${type}.`);
      },
    };
    await row.open(tools);
    await row.press?.(tools);
    await row.said(tools);
    await expect.poll(() => cuts, 'the part was asked for').toBeGreaterThan(0);
    await page.unroute(chunk);
    await (row.again ?? row.press)?.(tools);
    await row.works(tools);
    complaints.splice(0);
  });
}

test('a notice whose dialog was lost gives way to the next one, in its dialog', { tag: '@deep' }, async ({
  page,
  become,
  complaints,
}) => {
  await become('learner');
  const chunk = /\/assets\/NoticeDialog-[\w-]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('/courses');
  const add = page.getByRole('button', { name: /^Add to Cart/ });
  await add.nth(0).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Added to Cart' });
  await expect(panel.getByRole('button')).toHaveText('OK');
  await expect(panel).not.toContainText(noAnswer);
  await page.unroute(chunk);
  const first = (await panel.getByRole('paragraph').textContent()) ?? '';
  await add.nth(0).click();
  const dialog = page.getByRole('dialog', { name: 'Added to Cart' });
  await expect(dialog).toContainText('is in your cart.');
  await expect(dialog).not.toContainText(first);
  await expect(panel).toHaveCount(0);
  complaints.splice(0);
});
