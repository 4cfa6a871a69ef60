import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The site around the widgets: addresses, heads, arrival, first calls, code that does not come, and no one else's server. */
const demo = 'lectern-demo';

const firstCourse = async (page: Page) => {
  const answer = await page.request.get('/api/search/courses?limit=1&sort=rating');
  const { courses } = (await answer.json()) as {
    courses: { _id: string; title: string; creatorId: { _id: string } }[];
  };
  const [course] = courses;
  if (!course) throw new Error('The seed has no course.');
  return course;
};
const title = (page: Page) => page.locator('main h1').first();

test('every reading of an address opens its page, a guard asks first, and the rest is not found', async ({ page }) => {
  const course = await firstCourse(page);
  const open = {
    '/course': 'Explore Our Courses',
    '/courses?category=design': 'Explore Our Courses',
    [`/course/${course._id}`]: course.title,
    [`/courses/${course._id}?from=mail`]: course.title,
    '/help': 'Help & Support',
    '/careers': 'Careers',
    '/blog': 'Blog',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/nowhere/at/all': 'Page Not Found',
    '/course/not-an-id': 'Course not found or not available.',
    [`/courses/${'f'.repeat(24)}`]: 'Course not found or not available.',
  };
  for (const [path, heading] of Object.entries(open)) {
    await page.goto(path);
    await expect(title(page), path).toHaveText(heading);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  await page.goto(`/instructors/${course.creatorId._id}`);
  await expect(title(page)).not.toHaveText('Page Not Found');
  for (const category of ['design', 'Data Science']) {
    await page.goto(`/courses?category=${encodeURIComponent(category)}`);
    await expect(page.getByRole('heading', { name: /^\d+ Courses? Found$/ })).not.toHaveText('40 Courses Found');
  }
  for (const path of [
    '/help-support?tab=guides',
    `/course-learning/${course._id}`,
    `/course-learning?id=${course._id}`,
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('signing in leads by role, or back; a page of another role leads home; the guard says that it is asking', async ({
  page,
  shopper,
}) => {
  const signIn = async (role: string) => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await shopper.signIn(`${role}@lectern.example`, demo);
    await shopper.acknowledge('Login Successful!');
  };
  await page.goto('/');
  await signIn('admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/categories');
  await expect(title(page)).toBeVisible();
  await signIn('instructor');
  await expect(page).toHaveURL('/instructor');
  await page.goto('/admin/categories');
  await expect(page).toHaveURL('/');
  await signIn('learner');
  await expect(page).toHaveURL('/dashboard');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/help-support?tab=guides');
  await expect(page.getByText('Loading authentication...')).toBeVisible();
  answer();
  await expect(title(page)).toHaveText('Help & Support');
  await expect(page).toHaveURL('/help-support?tab=guides');
});

test('each page has one head of its own; private pages are not listed; a course has its own before any script', async ({
  page,
}) => {
  const course = await firstCourse(page);
  const head = () =>
    page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
      return {
        titles: document.head.querySelectorAll('title').length,
        description: all('meta[name="description"]', 'content'),
        canonical: all('link[rel="canonical"]', 'href'),
        robots: all('meta[name="robots"]', 'content'),
        address: all('meta[property="og:url"]', 'content'),
        image: all('meta[property="og:image"]', 'content'),
        card: all('meta[name="twitter:card"]', 'content'),
      };
    });
  const origin = new URL((await page.request.get('/')).url()).origin;
  const own = `${origin}/course/${course._id}`;

  const written = await (await page.request.get(`/courses/${course._id}`)).text();
  expect(written).toContain(`<link rel="canonical" href="${own}" />`);
  expect(written).toContain(' · Lectern</title>');

  const seen = new Set<unknown>();
  for (const [path, name, canonical] of [
    [`/courses/${course._id}?from=mail`, `${course.title} · Lectern`, own],
    ['/', 'Learn something you can use · Lectern', `${origin}/`],
    ['/courses?category=Design&sort=price&minPrice=1', 'Design courses · Lectern', `${origin}/course?category=design`],
    ['/course?page=2', 'Explore Our Courses, page 2 · Lectern', `${origin}/course?page=2`],
    ['/about', 'About · Lectern', `${origin}/about`],
    ['/privacy', 'Privacy · Lectern', `${origin}/privacy`],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(name);
    const { description, ...rest } = await head();
    expect(rest, path).toEqual({
      titles: 1,
      canonical: [canonical],
      robots: [],
      address: [canonical],
      image: [`${origin}/social.png`],
      card: ['summary_large_image'],
    });
    expect(description).toHaveLength(1);
    seen.add(description[0]);
  }
  // The listing says the same of its pages.
  expect(seen.size).toBe(6);
  for (const path of ['/search?q=design', '/nowhere', `/course/${'f'.repeat(24)}`, '/forgot-password']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await head()).canonical, path).toEqual([]);
  }
  // What one page said is gone on the next.
  await page.getByRole('link', { name: 'Lectern', exact: true }).first().click();
  await expect(page).toHaveTitle('Learn something you can use · Lectern');
  expect(await head()).toMatchObject({ titles: 1, canonical: [`${origin}/`], robots: [] });
  await page.goto(`/course/${course._id}`);
  await expect(title(page)).toHaveText(course.title);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((fact) => JSON.parse(fact)['@type']).sort()).toEqual(['BreadcrumbList', 'Course']);

  const size = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/social.png';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const src of [
    '/favicon.svg',
    '/icon-32.png',
    '/apple-touch-icon.png',
    ...manifest.icons.map((icon) => icon.src),
  ]) {
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('a new page begins at its top with its title; back returns to the place, also when the data comes late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/course');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(title(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole('article').nth(7).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  await expect(title(page)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Explore Our Courses');
  await expect.poll(scrolled).toBe(place);

  // A reload on the next page empties the cache: going back asks for the list again, which takes its time.
  await page.goForward();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  await page.reload();
  await expect(title(page)).toBeVisible();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/search/courses', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goBack();
  await expect(title(page)).toHaveText('Explore Our Courses');
  answer();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect.poll(scrolled).toBe(place);
});

test('filters keep the list in sight, pages begin at the list, and motion is spared', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/course');
  await expect(page.getByRole('article')).toHaveCount(9);
  const top = () =>
    page.locator('.site-results').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.getByRole('button', { name: 'Next' }).click();
  // No scrolling on the way: it is there at once.
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect(page.getByText('Page 2 of 5')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.lectern-course-list')).toBeFocused();
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  expect(await top()).toBeLessThan(0);
  await page.getByRole('button', { name: 'Technology' }).click();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByText('Page 2 of 5')).toBeHidden();
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});

test('what the page asks first is asked once, before the code of the app is there', async ({ page, shopper }) => {
  const course = await firstCourse(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/files/')) {
      asked.push(url.pathname.slice(4) + url.search);
    }
  });
  const opened = async (path: string) => {
    asked.splice(0);
    // The app waits at the door until the first call is out.
    await page.route('**/assets/index-*.js', async (route) => {
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.unroute('**/assets/index-*.js');
    return [...asked].sort();
  };
  const once = (list: string[]) => expect(list).toEqual([...new Set(list)]);

  expect(await opened('/')).toEqual(['/admin/categories', '/search/courses?featured=true&limit=8']);
  expect(await opened('/courses?page=2&sort=price&minPrice=1')).toEqual([
    '/admin/categories',
    '/search/courses?minPrice=1&page=2&sort=price',
  ]);
  const detail = await opened(`/course/${course._id}`);
  expect(detail).toContain(`/search/courses/${course._id}`);
  once(detail);
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', demo);
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL('/dashboard');
  const home = await opened('/');
  expect(home).toEqual(expect.arrayContaining(['/auth/me', '/search/courses?featured=true&limit=8']));
  once(home);
});

test('a link that is meant is fetched ahead, and nothing where bytes are counted', async ({ page, context }) => {
  const course = await firstCourse(page);
  const open = async (where: Page) => {
    const asked: string[] = [];
    where.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await where.goto('/course');
    const link = where.locator(`a[href="/course/${course._id}"]`).first();
    await where.getByRole('button', { name: 'Sort' }).or(where.getByLabel('Sort')).first().selectOption('rating');
    await expect(link).toBeVisible();
    await where.waitForLoadState('networkidle');
    await link.hover();
    return asked;
  };
  const asked = await open(page);
  await expect.poll(() => asked).toContain(`/api/search/courses/${course._id}`);
  await expect.poll(() => asked.some((path) => path.includes('CoursePage'))).toBe(true);
  await page.locator(`a[href="/course/${course._id}"]`).first().click();
  await expect(title(page)).toHaveText(course.title);
  expect(asked.filter((path) => path === `/api/search/courses/${course._id}`)).toHaveLength(1);

  const frugal = await context.newPage();
  await frugal.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const spared = await open(frugal);
  await frugal.locator(`a[href="/course/${course._id}"]`).first().click();
  await expect(title(frugal)).toHaveText(course.title);
  expect(spared.some((path) => path.includes('CartPage'))).toBe(false);
});

test('code that does not come is said, with a way on: without a connection and after a renewal', async ({
  page,
  context,
  complaints,
}) => {
  // Nothing is fetched ahead: a page that is opened has to come.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(title(page)).toHaveText('This page did not load');
  await expect(page.getByRole('alert')).toContainText('The site may have been renewed');
  await expect(title(page)).toBeFocused();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(title(page)).toHaveText('Privacy');
  await page.goForward();
  await page.unroute('**/assets/AboutPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('A place to learn from people who do the work');

  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  await page.getByRole('link', { name: 'Terms', exact: true }).first().click();
  await expect(title(page)).toHaveText('This page did not load');
  await expect(page.getByRole('alert')).toContainText('No response from server.');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Terms');
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  complaints.splice(0);
});

test('no page asks another server before a person does', async ({ page, baseURL, shopper }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) elsewhere.push(`${page.url()} → ${url.href}`);
  });
  const course = await firstCourse(page);
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
  };
  const open = ['/', '/course', '/search?q=design', `/course/${course._id}`, `/instructors/${course.creatorId._id}`];
  const texts = ['/about', '/contact', '/help', '/blog', '/careers', '/privacy', '/terms', '/login', '/signup'];
  for (const path of [...open, ...texts]) await visit(path);
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', demo);
  await shopper.acknowledge('Login Successful!');
  const link = page.getByRole('link', { name: /^Continue Learning/ }).first();
  const learning = (await link.getAttribute('href')) ?? '';
  for (const path of [learning, '/wishlist', '/cart', '/orders', '/profile']) await visit(path);
  expect(elsewhere).toEqual([]);
});
