import type { Page } from '@playwright/test';

/** The best-rated course, with its instructor. */
export async function firstCourse(page: Page) {
  const answer = await page.request.get('/api/search/courses?limit=1&sort=rating');
  const { courses } = (await answer.json()) as {
    courses: { _id: string; title: string; creatorId: { _id: string } }[];
  };
  const [course] = courses;
  if (!course) throw new Error('The seed has no course.');
  return course;
}

export const title = (page: Page) => page.locator('main h1').first();

/** Holds back the responses of a URL until they are released. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
