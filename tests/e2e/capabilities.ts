import type { Page } from '@playwright/test';
import type { Actor, Api } from './api.ts';
import { expect, type Shopper } from './fixtures.ts';

/** §6 as a table: pages, actions and API statuses for each of the four kinds of users. */

export interface Scene {
  page: Page;
  shopper: Shopper;
  api: Api;
  actor: Actor;
  /** By the demo's instructor: free, created for this test, without learners. */
  fresh: string;
  /** By the demo's instructor. */
  own: string;
  /** By another instructor, and paid. */
  foreign: string;
}
/** The outcome of opening a page: its title, or where it redirects, with the notice shown or the reason in its form. */
export type Outcome =
  | { title: string }
  | { to: string; notice?: [title: string, text: string]; reason?: [title: string, text: string] };

/** Statuses for visitor, learner, instructor and admin. */
type Statuses = readonly [number, number, number, number];
interface Capability {
  name: string;
  /** Pages, with the outcome for each of the four. */
  pages?: (scene: Scene) => Record<string, Outcome>;
  /** Actions on the screen. */
  act?: (scene: Scene) => Promise<void>;
  /** Calls with their statuses. Calls that would change something are refused by a rule if not by the role. */
  calls: (scene: Scene) => [path: string, statuses: Statuses, body?: unknown][];
}

export const title = (page: Page) => page.locator('main h1').first();
const login = (path: string): Outcome => ({ to: `/login?next=${encodeURIComponent(path)}` });
const home: Outcome = { to: '/', notice: ['Access Denied', 'Your account does not have access to this page.'] };
/** The same outcome for every signed-in user; a visitor signs in first. */
const signedIn = (actor: Actor, titles: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(titles).map(([path, heading]) => [path, actor === 'anonymous' ? login(path) : { title: heading }]),
  );
const everyone = (status: number): Statuses => [status, status, status, status];
const noVisitor = (status: number): Statuses => [401, status, status, status];

export const capabilities: Capability[] = [
  {
    name: 'browse, search, about, contact, course detail',
    pages: () => ({
      '/course': { title: 'Explore Our Courses' },
      '/search?q=design': { title: 'Results for "design"' },
      '/about': { title: 'A place to learn from people who do the work' },
      '/contact': { title: 'Contact Us' },
    }),
    async act({ page, own }) {
      await page.goto(`/course/${own}`);
      await expect(title(page)).toHaveText('TypeScript That Reads Well');
    },
    calls: ({ own }) => [
      ['/search/courses?q=design', everyone(200)],
      [`/search/courses/${own}`, everyone(200)],
      [`/review/course/${own}`, everyone(200)],
      ['/admin/categories', everyone(200)],
    ],
  },
  {
    name: 'wishlist, cart',
    pages: ({ actor }) => signedIn(actor, { '/wishlist': 'Your Wishlist', '/cart': 'Shopping Cart' }),
    async act({ page, shopper, actor, api, foreign }) {
      await page.goto(`/course/${foreign}`);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      if (actor === 'anonymous') {
        for (const [name, list] of [
          ['Wishlist', 'wishlist'],
          ['Add to Cart', 'cart'],
        ] as const) {
          await press(name);
          await expect(page.getByText(`Please log in to add courses to your ${list}.`)).toBeVisible();
          await shopper.acknowledge('Login Required', 'Not now');
        }
        await expect(page).toHaveURL(`/course/${foreign}`);
        return;
      }
      await press('Wishlist');
      await shopper.acknowledge('Added to Wishlist');
      await press('Add to Cart');
      await shopper.acknowledge('Added to Cart', 'Keep browsing');
      await expect(page.getByRole('button', { name: 'In Cart' })).toBeDisabled();
      await page.getByRole('link', { name: /^Wishlist, \d+ courses?$/ }).click();
      await expect(page.getByRole('article', { name: 'Numbers for Founders' })).toBeVisible();
      await page.getByRole('link', { name: 'Cart, 1 course' }).click();
      await expect(page.getByText('1 course', { exact: true })).toBeVisible();
      await api.get(`/user/wishlist/${foreign}`, { method: 'DELETE' });
    },
    calls: ({ foreign }) => [
      ['/user/wishlist', noVisitor(200)],
      [`/user/wishlist/check/${foreign}`, noVisitor(200)],
      ['/user/wishlist', noVisitor(404), { courseId: 'f'.repeat(24) }],
    ],
  },
  {
    name: 'enroll, review',
    async act({ page, shopper, actor, fresh }) {
      await page.goto(`/course/${fresh}`);
      await expect(page.getByRole('heading', { name: 'Add Your Review' })).toBeHidden();
      if (actor === 'instructor') return;
      await page.getByRole('button', { name: 'Enroll Now', exact: true }).first().click();
      if (actor === 'anonymous') {
        await expect(page.getByText('You need to log in to enroll in a course.')).toBeVisible();
        await expect(page.getByText('Login Required')).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/course/${fresh}#enroll-${fresh}`)}`);
        return;
      }
      await shopper.acknowledge('Enrollment Successful!');
      await expect(page).toHaveURL(`/course/${fresh}/learning`);
      await page.goto(`/course/${fresh}`);
      await expect(page.getByRole('heading', { name: 'Add Your Review' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Course' }).first()).toBeVisible();
    },
    // The instructor teaches it; a paid course has to be bought first.
    calls: ({ fresh, foreign }) => [
      ['/enrollment/enroll', [401, 200, 409, 200], { courseId: fresh }],
      ['/enrollment/enroll', [401, 402, 402, 402], { courseId: foreign }],
      ['/review/add', [401, 200, 403, 200], { courseId: fresh, rating: 5, comment: 'To the point.' }],
      ['/review/add', noVisitor(403), { courseId: foreign, rating: 5, comment: 'To the point.' }],
    ],
  },
  {
    name: 'dashboard, learning, profile, checkout, help',
    pages: ({ actor, foreign }) => ({
      ...signedIn(actor, {
        '/dashboard': actor === 'instructor' ? 'Instructor & Learner Dashboard' : 'Learner Dashboard',
        '/profile': 'Profile Settings',
        '/orders': 'Your Purchases',
        '/help-support': 'Help & Support',
      }),
      [`/checkout?course=${foreign}`]:
        actor === 'anonymous'
          ? {
              ...login(`/checkout?course=${foreign}`),
              reason: ['Login Required', 'Please log in to proceed to checkout.'],
            }
          : { title: 'Checkout' },
      // Learning requires enrollment.
      [`/course/${foreign}/learning`]:
        actor === 'anonymous'
          ? {
              ...login(`/course/${foreign}/learning`),
              reason: ['Access Denied', 'You must be logged in to access course learning content.'],
            }
          : {
              to: `/courses/${foreign}`,
              notice: ['Error', 'Failed to load course learning content. Make sure you are enrolled.'],
            },
    }),
    calls: ({ foreign }) => [
      ['/enrollment/purchased-courses', noVisitor(200)],
      [`/enrollment/purchased-courses/${foreign}`, noVisitor(403)],
      ['/user/profile', noVisitor(200)],
      ['/order', noVisitor(200)],
      // Not the price that was shown.
      [
        '/payment/process',
        noVisitor(409),
        { courseId: foreign, amount: 1, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' },
      ],
    ],
  },
  {
    name: 'instructor dashboard',
    pages: ({ actor }) => ({
      '/instructor':
        actor === 'anonymous' ? login('/instructor') : actor === 'learner' ? home : { title: 'Instructor Dashboard' },
    }),
    async act({ page, actor }) {
      if (actor !== 'instructor' && actor !== 'admin') return;
      await page.goto('/instructor');
      const create = page.getByRole('link', { name: 'Create New Course' });
      if (actor === 'instructor') await expect(create).toBeVisible();
      else await expect(page.getByText(/^Only instructors have courses here\./)).toBeVisible();
      await expect(create).toHaveCount(actor === 'instructor' ? 1 : 0);
    },
    calls: () => [['/instructor/my-courses', [401, 403, 200, 200]]],
  },
  {
    name: 'course form and content manager, for one’s own courses',
    pages: ({ actor, own }) => {
      const form: [string, string] = ['Access Denied', 'You must be an instructor to manage courses.'];
      const content: [string, string] = ['Access Denied', 'You must be an instructor to manage course content.'];
      const outcome = (path: string, heading: string, notice: [string, string]): Outcome =>
        actor === 'anonymous' ? login(path) : actor === 'instructor' ? { title: heading } : { to: '/', notice };
      return Object.fromEntries(
        (
          [
            ['/instructor/course/new', 'Create New Course', form],
            [`/instructor/course/edit/${own}`, 'Edit Course', form],
            [`/instructor/course/${own}/content`, 'Manage Content', content],
          ] as const
        ).map(([path, heading, notice]) => [path, outcome(path, heading, notice)]),
      );
    },
    async act({ page, actor, foreign }) {
      if (actor !== 'instructor') return;
      await page.goto(`/instructor/course/edit/${foreign}`);
      await expect(page.getByText("Course not found or you don't own it.")).toBeVisible();
      await page.goto(`/instructor/course/${foreign}/content`);
      await expect(page.getByText("Course not found or you don't own it.")).toBeVisible();
    },
    calls: ({ own, foreign }) => [
      ['/instructor/course', [401, 403, 400, 403], { title: 'Tiny' }],
      ['/instructor/section', [401, 403, 400, 403], { courseId: own, title: '' }],
      ['/instructor/section', [401, 403, 404, 403], { courseId: foreign, title: 'Not mine' }],
    ],
  },
  {
    name: 'admin dashboard',
    pages: ({ actor }) => {
      const outcome = (path: string, heading: string): Outcome =>
        actor === 'anonymous' ? login(path) : actor === 'admin' ? { title: heading } : home;
      return {
        '/admin/dashboard': outcome('/admin/dashboard', 'Admin Dashboard'),
        '/admin/categories': outcome('/admin/categories', 'Categories'),
        '/admin/partners': outcome('/admin/partners', 'Partners'),
      };
    },
    calls: () => [['/admin/categories', [401, 403, 403, 400], { name: '' }]],
  },
  {
    name: 'an account of one’s own, as learner or instructor and as nothing else',
    async act({ page, actor }) {
      await page.goto('/signup');
      if (actor !== 'anonymous') return expect(page).not.toHaveURL(/signup/);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expect(page.getByRole('radio', { name: /^Learn/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Teach/ })).toBeVisible();
    },
    calls: ({ actor }) => [
      [
        '/auth/signup',
        everyone(400),
        { email: `${actor}-2@example.org`, password: 'paper-lantern-7', firstName: 'A', lastName: 'B', role: 'admin' },
      ],
    ],
  },
];
