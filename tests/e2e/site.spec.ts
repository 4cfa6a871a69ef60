import { expect, test } from './fixtures.ts';
import { firstCourse, holdBack, title } from './sitePages.ts';

/** The site around the widgets: URLs, guards, heads, and no third-party servers. */
const demo = 'lectern-demo';

test("every spelling of a URL opens its page, a guard asks first, and the rest isn't found", { tag: '@deep' }, async ({
  page,
}) => {
  const course = await firstCourse(page);
  const open = {
    '/course': 'Explore Our Courses',
    '/courses?category=design': 'Explore Our Courses',
    [`/course/${course._id}`]: course.title,
    [`/courses/${course._id}?from=mail`]: course.title,
    '/help': 'Help & Support',
    '/careers': 'Careers',
    '/blog': 'Blog',
    '/blog/close-the-book': 'Close the book, then say it',
    '/blog/not-an-article': 'Page Not Found',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/partners': 'Courses on your own page',
    '/partners?widget=course-list&theme=dark': 'Courses on your own page',
    '/nowhere/at/all': 'Page Not Found',
    '/course/not-an-id': 'Course not found or not available.',
    [`/courses/${'f'.repeat(24)}`]: 'Course not found or not available.',
  };
  for (const [path, heading] of Object.entries(open)) {
    const answer = await page.goto(path);
    await expect(title(page), path).toHaveText(heading);
    expect(answer?.status(), path).toBe(/not /i.test(heading) ? 404 : 200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  await page.goto('/Courses/');
  await expect(title(page)).toHaveText('Explore Our Courses');
  await expect(page.getByRole('search')).toHaveCount(1);
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

test('signing in never leads to another site', { tag: '@deep' }, async ({ page, shopper, become }) => {
  const outside = ['/..//evil.invalid', '/./%2e%2e//evil.invalid', '/\t/evil.invalid', '//evil.invalid'];
  const asked: string[] = [];
  await page.route('**://evil.invalid/**', async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto(`/login?next=${encodeURIComponent('/..//evil.invalid')}`);
  await shopper.signIn('learner@lectern.example', demo);
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL('/dashboard');
  await become('learner');
  for (const form of ['/login', '/signup'])
    for (const next of outside) {
      await page.goto(`${form}?next=${encodeURIComponent(next)}`);
      await expect(page, `${form}, ${next}`).toHaveURL('/dashboard');
    }
  expect(asked).toEqual([]);
});

test('signing in leads by role, or back; a page of another role leads home; the guard shows that it is loading', async ({
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
  const refusal = page.getByRole('dialog', { name: 'Access Denied' });
  await expect(refusal).toContainText('Your account does not have access to this page.');
  await shopper.acknowledge('Access Denied');
  await signIn('learner');
  await expect(page).toHaveURL('/dashboard');
  const answer = await holdBack(page, '**/api/auth/me');
  await page.goto('/help-support?tab=guides');
  await expect(page.getByText('Loading authentication...')).toBeVisible();
  answer();
  await expect(title(page)).toHaveText('Help & Support');
  await expect(page).toHaveURL('/help-support?tab=guides');
});

test("each page has its own head; private pages aren't indexed; a course has its head before any script runs", {
  tag: '@deep',
}, async ({ page }) => {
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

  // Clients without scripts can read what a page is about as well.
  const article = '/blog/twenty-minutes';
  for (const [path, name, address] of [
    ['/', 'Learn something you can use', '/'],
    ['/about', 'About', '/about'],
    ['/courses', 'Explore Our Courses', '/course'],
    [article, 'Twenty minutes, four times', article],
  ]) {
    const text = await (await page.request.get(path ?? '')).text();
    expect(text).toContain(`<title>${name} · Lectern</title>`);
    expect(text).toContain(`<link rel="canonical" href="${origin}${address}" />`);
  }

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
      // The server-rendered page of a course keeps the course's own picture.
      image: [path.includes(course._id) ? expect.stringMatching(/\/api\/files\/[\da-f]{24}$/) : `${origin}/social.png`],
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
  // The previous page's tags are gone on the next one.
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

test('an article loads when it is opened, and leads to the courses of its author', { tag: '@deep' }, async ({
  page,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(close-the-book|one-photograph|twenty-minutes)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) texts.push(name);
  });
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(texts).toEqual([]);
  await page.getByRole('link', { name: 'Ten minutes with one photograph' }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Ten minutes with one photograph');
  await expect(page.getByText('My uncle built a darkroom under the stairs')).toBeVisible();
  expect(texts).toEqual(['one-photograph']);
  await page.getByRole('link', { name: 'Courses by Lúcia Ferreira' }).click();
  await expect(title(page)).toHaveText('Results for "Lúcia Ferreira"');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Lúcia Ferreira' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Lúcia Ferreira' })).toHaveCount(0);
});
