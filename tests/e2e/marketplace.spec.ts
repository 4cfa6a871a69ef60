import type { Page } from '@playwright/test';
import { cartSummary } from '../../packages/sdk/src/rules/cartSummary.ts';
import { courseNamed, signIn, signUp } from './api.ts';
import { expect, settle, test } from './fixtures.ts';

/** §2, page by page, with its exact texts: what a visitor sees. The way to a purchase is in happyPath.spec.ts. */

const headings = (page: Page) => expect.poll(() => page.locator('main h2').allTextContents());

test('home: three slides in turn, six categories, eight courses, and a way to get started', { tag: '@deep' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(8);
  await headings(page).toEqual(
    expect.arrayContaining(['Explore Top Categories', 'Featured Courses', 'An hour from now, you could know how.']),
  );
  const slides = page.getByRole('group', { name: /^\d of 3$/, includeHidden: true });
  const shown = (number: number) =>
    expect(page.getByRole('group', { name: /^\d of 3$/ })).toHaveAccessibleName(`${number} of 3`);
  await expect(slides).toHaveCount(3);
  for (const link of await slides.getByRole('link', { includeHidden: true }).all()) {
    await expect(link).toHaveAttribute('href', '/courses');
  }
  await shown(1);
  for (const number of [2, 3, 1]) {
    await page.clock.fastForward(5_000);
    await shown(number);
  }
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await shown(3);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await shown(1);
  await page.getByRole('button', { name: /^Slide 2:/ }).click();
  await shown(2);
  // Hovering pauses the slides.
  await page.clock.fastForward(20_000);
  await shown(2);

  const categories = page.locator('main a[href^="/courses?category="]');
  await expect(categories.filter({ hasText: /^\D+\d+ courses?$/ })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'View All Categories' })).toHaveAttribute('href', '/courses');
  await expect(page.getByRole('link', { name: 'View All Courses' })).toHaveAttribute('href', '/course');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: "What You'll Have Made" })).toBeVisible();
  await expect(page.locator('.site-works').getByRole('figure')).toHaveCount(6);
  await expect(page.locator('.site-works').getByRole('link').first()).toHaveAttribute('href', /^\/courses?\//);
  const teacher = page.locator('.lectern-instructor-spotlight');
  await expect(teacher.getByRole('blockquote')).toHaveCount(2);
  await expect(teacher.getByRole('link').first()).toHaveAttribute('href', /^\/instructors\//);
  const closing = page.locator('.site-closing').getByRole('link', { name: 'Browse Courses' });
  await expect(closing).toHaveAttribute('href', '/courses');
});

test('listing: search, filters with their chips, pages, and nothing found; a drawer where it is narrow', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Courses');
  await expect(page.getByRole('main').getByPlaceholder('Search for courses...')).toBeVisible();
  await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 1 of 5');
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const columns = await page
    .locator('.lectern-course-grid')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);

  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByText('Categories', { exact: true }).click();
  await expect(filters.getByRole('radio', { name: 'Design' })).toBeHidden();
  await filters.getByText('Categories', { exact: true }).click();
  for (const checked of [true, false, true]) {
    await filters.getByText('Design').click();
    await expect(filters.getByRole('radio', { name: 'Design' })).toBeChecked({ checked });
  }
  await expect(filters.getByRole('group', { name: 'Price Range' })).toBeVisible();
  await filters.getByLabel('Max').fill('900');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByRole('heading', { name: '2 Courses Found' })).toBeVisible();
  await expect(pages).toBeHidden();
  await page.getByRole('link', { name: 'Remove filter: Up to ₹900' }).click();
  await expect(page.getByRole('heading', { name: '5 Courses Found' })).toBeVisible();
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
  await page.goto('/course?minPrice=90000');
  await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 Courses Found' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
  const card = page.getByRole('article').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  for (const action of ['Enroll Now', 'Add to Cart', 'Add to wishlist']) {
    await expect(card.getByRole('button', { name: `${action}: ${name}` })).toBeVisible();
  }
  await expect(card.getByRole('link', { name: /^View Details/ })).toBeVisible();
});

const sections = [
  'Course Preview',
  "What You'll Learn",
  'Requirements',
  'Course Description',
  'Who This Course Is For',
  'Instructor',
  'Course Curriculum',
  'Student Reviews',
  'Related Courses',
];

test('the header has a search at every width', { tag: '@deep' }, async ({ page }) => {
  for (const width of [360, 768, 800, 927, 928]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: 'Search for courses' });
    if (width < 928) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('pyhton');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=pyhton');
    await expect(page.getByText('Showing results for python.')).toBeVisible();
    await page.getByRole('link', { name: 'Search instead for pyhton' }).click();
    await expect(page).toHaveURL('/search?q=pyhton&exact=true');
    await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
    const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular courses' }) });
    await expect(popular.getByRole('article')).toHaveCount(8);
    await page.goBack();
    await expect(page.getByText('Showing results for python.')).toBeVisible();
  }
});

test('an address names several courses to buy', { tag: '@deep' }, async ({ page, server, become }) => {
  const learner = await become(await signUp(server.url));
  const courses = [
    await courseNamed(learner, 'Clear Sentences'),
    await courseNamed(learner, 'TypeScript That Reads Well'),
  ];
  await page.goto(`/checkout?course=${courses.map(({ _id }) => _id).join()}`);
  for (const { title } of courses) await expect(page.locator('.lectern-checkout').getByText(title)).toBeVisible();
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  await expect(page.getByRole('button', { name: /^Pay/ })).toContainText(rupees.format(cartSummary(courses).total));
});

test('a declined payment buys nothing; a receipt prints without the page around it', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const visitor = await signIn(server.url, 'anonymous');
  const course = await courseNamed(visitor, 'TypeScript That Reads Well');
  await become('learner');
  await page.goto(`/checkout?course=${course._id}`);
  await page.getByLabel('Name on card').fill('Leela Rao');
  await page.getByLabel('Expiry (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  const pay = async (number: string, answer: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  };
  await pay('4000 0000 0000 0002', 'OK');
  await page.goto('/orders');
  const attempts = page.getByRole('region', { name: 'Payment attempts' });
  await attempts.getByRole('link', { name: new RegExp(course.title) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment attempt');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/checkout?course=${course._id}`);
  await page.getByLabel('Name on card').fill('Leela Rao');
  await page.getByLabel('Expiry (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await pay('4242 4242 4242 4242', 'View receipt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await expect(page.getByText('Card ending in 4242')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ mode: 'dark' })));
  await page.reload();
  await expect(page.getByText('Card ending in 4242')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // Dark on white, whatever the theme of the screen.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 33, 43)');
});

test('course: a paid, a free and an owned one show what they should', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const visitor = await signIn(server.url, 'anonymous');
  const paid = await courseNamed(visitor, 'TypeScript That Reads Well');
  await page.goto(`/course/${paid._id}`);
  await expect(page.locator('.lectern-course-card')).toHaveCount(3);
  // A free lesson is in place of a preview that would only repeat the picture.
  await headings(page).toEqual(sections.map((section) => (section === 'Course Preview' ? 'Try a lesson' : section)));
  const hero = page.locator('.lectern-course-detail-hero');
  for (const text of ['Bestseller', '4.7', 'By Asha Menon', 'Technology']) {
    await expect(hero.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(hero).toContainText(`${paid.numberOfReviews} reviews`);
  const side = page.getByRole('complementary', { name: paid.title });
  await expect(side).toContainText('₹1,299.00');
  for (const promise of ['Lifetime access', '30-day money-back guarantee']) {
    await expect(side.getByText(promise)).toBeVisible();
  }
  for (const fact of ['Duration', 'Lectures', 'Level', 'Last updated']) {
    await expect(side.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }
  // Hero and card have the facts where they are beside each other; above each other, only the hero.
  const inHero = ['Intermediate', /^\d+ lectures$/, /^\d+\.\d h \(.+ of lessons · .+ project\)$/, /^Last updated/];
  for (const fact of inHero) await expect(hero.getByText(fact)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 860 });
  for (const fact of inHero) await expect(hero.getByText(fact)).toBeVisible();
  await expect(side.getByText('Last updated')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect(side.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  const related = page.locator('.lectern-related-courses').getByRole('article');
  await expect(related).toHaveCount(3);
  await hero.getByRole('link', { name: /^\d+ reviews$/ }).press('Enter');
  const reviews = page.locator('#lectern-course-detail-reviews');
  await expect(reviews).toBeFocused();
  await expect(reviews.getByRole('heading', { name: 'Student Reviews' })).toBeInViewport();
  await expect(page).toHaveURL(/#lectern-course-detail-reviews$/);
  await page.keyboard.press('Tab');
  await expect(reviews.locator(':focus')).toBeVisible();
  await page.goBack();
  await expect(hero.getByRole('link', { name: /^\d+ reviews$/ })).toBeInViewport();
  // The other way round the title keeps the edge at which the page's lines start.
  const startGap = (text: string) =>
    hero.getByText(text, { exact: true }).evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const place = (one.closest('h1') ?? one).getBoundingClientRect();
      return Math.round(place.right - range.getBoundingClientRect().right);
    });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect.poll(() => startGap(paid.title)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await expect(related.first().getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/course\/\w{24}$/);
  await page.getByRole('button', { name: 'Highest Rated' }).click();
  await expect(page.locator('.lectern-course-reviews-list').getByLabel('5 out of 5 stars').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Most Recent' })).toHaveAttribute('aria-pressed', 'false');
  await expect(
    page.getByTitle('Available after enrolling').or(page.getByLabel('Available after enrolling')).first(),
  ).toBeAttached();

  // A bar at the bottom of a phone's screen, at any scroll position.
  const bar = page.locator('.lectern-course-detail-buy-bar');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeInViewport();
  await page
    .locator('.lectern-course-detail-buy-card')
    .getByRole('button', { name: 'Buy Now' })
    .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Course Curriculum' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('₹1,299.00Buy Now');
  await page.setViewportSize({ width: 1280, height: 860 });

  const free = await courseNamed(visitor, 'Sketching Ideas Fast');
  await page.goto(`/course/${free._id}`);
  await expect(page.getByText('No reviews yet. Be the first to review this course!')).toBeVisible();
  await expect(page.getByText('Bestseller', { exact: true })).toBeHidden();
  await expect(page.locator('.lectern-course-detail-price')).toHaveText('Free');
  await expect(
    page.locator('.lectern-course-detail-buy-card').getByRole('button', { name: 'Enroll Now' }),
  ).toBeVisible();
  await expect(
    page.locator('.lectern-course-detail-buy-card').getByRole('button', { name: 'Add to Cart' }),
  ).toHaveCount(0);

  const owned = await courseNamed(visitor, 'Typography Foundations');
  await become('learner');
  await page.goto(`/course/${owned._id}`);
  // Learners of this course show what they have made.
  // What its owner comes for stands first.
  const contents = 'Course Curriculum';
  const others = sections.filter((section) => section !== contents);
  await headings(page).toEqual([contents, ...others.toSpliced(2, 0, "What You'll Have Made")]);
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
  const go = page.locator('.lectern-course-detail-buy-card').getByRole('link', { name: 'Go to Course' });
  await expect(go).toHaveAttribute('href', `/course/${owned._id}/learning`);
  await expect(
    page.getByRole('button', { name: /Wishlist|Buy Now/ }).and(page.locator('.lectern-course-detail-buy-card *')),
  ).toHaveCount(0);
  // The badge needs more than 100 reviews.
  await expect(page.getByText('Bestseller', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: /Your Review|your review/ })).toBeVisible();
});

test('accounts, contact, help and about show what §2 and §1 require', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();

  await page.goto('/contact');
  await expect(page.locator('main')).toContainText("We'll reply within 24 hours.");
  await expect(page.locator('main')).toContainText('from 9 AM to 6 PM EST');
  await expect(page.getByLabel('Subject', { exact: true })).toBeInViewport();
  const questions = page.locator('main .lectern-faq-accordion-question');
  await expect(questions).toHaveCount(3);
  await questions.first().click();
  await expect(page.getByText(/^Within 24 hours\. Between 9 AM and 6 PM EST/)).toBeVisible();
  for (const [label, text] of [
    ['Name', 'Nila Rao'],
    ['Email', 'nila@example.org'],
    ['Subject', 'A question'],
    ['Message', 'Is there a course on kites?'],
  ] as const) {
    await page.locator('main').getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent!' })).toContainText("We'll reply within 24 hours.");
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Your email').fill('nila@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscribed!' })).toBeVisible();

  await page.goto('/help');
  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('refund');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Can I get a refund?');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await search.fill('unicorn');
  await expect(page.getByText('No answer mentions “unicorn”.')).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('tab', { name: 'Contact Us', selected: true })).toBeFocused();
  await page.goto('/help');
  await expect(page.getByRole('tab')).toHaveText(['FAQ', 'Contact Us', 'User Guides', 'Troubleshooting']);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Getting started',
    'Learning',
    'Payment',
    'Account',
  ]);
  await expect(panel.locator('.lectern-faq-accordion-question')).toHaveCount(12);
  await panel.getByText('Can I get a refund?').click();
  await expect(panel.getByText(/^Yes, within 30 days/)).toBeVisible();
  await page.getByRole('tab', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/help?tab=contact');
  await expect(panel.getByLabel('What is it about?').getByRole('option')).toHaveText([
    'General',
    'Technical',
    'Billing',
    'A course',
    'Your account',
  ]);
  for (const [tab, heading] of [
    ['User Guides', 'Take your first course'],
    ['Troubleshooting', "A video won't play"],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible();
  }

  await page.goto('/about');
  await expect(page.locator('main h2')).toHaveText([
    'Our Mission',
    'Why Choose Lectern',
    "What You'll Have Made",
    'Meet Our Team',
    'See for yourself',
  ]);
  await expect(page.locator('main h3')).toHaveText([
    'Expert-Led Courses',
    'Flexible Learning',
    'Career Growth',
    'Asha Menon',
    'Mei Tanaka',
  ]);
  await expect(page.locator('main').getByRole('link', { name: 'Browse Courses' })).toHaveCount(2);
  await expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  const footer = page.getByRole('contentinfo');
  for (const category of ['technology', 'business', 'design', 'data-science', 'personal-development']) {
    await expect(footer.locator(`a[href="/courses?category=${category}"]`)).toBeVisible();
  }
  for (const path of ['about', 'careers', 'blog', 'help', 'privacy', 'terms']) {
    await expect(footer.locator(`a[href="/${path}"]`)).toBeVisible();
  }
  await expect(footer.getByText('More links')).toBeHidden();

  // On a phone the columns are folded, by the browser alone.
  await page.setViewportSize({ width: 360, height: 740 });
  const careers = footer.getByRole('link', { name: 'Careers' });
  await expect(careers).toBeHidden();
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThan(480);
  await footer.getByText('More links').click();
  await expect(careers).toBeVisible();
  await expect(footer.getByLabel('Your email')).toBeVisible();
});

test('a phone has the same buttons in the same places of the header on every page', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const placesOn = async (path: string) => {
    await page.goto(path);
    await settle(page);
    return page
      .locator('.site-navbar :is(a, button):visible')
      .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), Math.round(one.getBoundingClientRect().x)]));
  };
  const usual = await placesOn('/about');
  expect(usual.map(([name]) => name)).toEqual(['Lectern', '', 'Sign in', '']);
  for (const path of ['/', '/courses', '/search?q=design', '/help']) expect(await placesOn(path), path).toEqual(usual);
  await page.goto('/courses');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('banner').getByPlaceholder('Search for courses...')).toBeFocused();
});
