import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
import { cart } from '../../ui/icons.ts';
import { AccountMenu } from '../account-menu/index.ts';
import { CourseSearchBox } from '../course-search/index.ts';
import { seedNotifications } from '../notification-bell/seedNotifications.ts';
import { CartLink, CountLink, Navbar, WishlistLink } from './index.ts';

const meta: Meta<typeof Navbar> = {
  title: 'Page/Navbar',
  component: Navbar,
  subcomponents: { CartLink, CountLink, WishlistLink },
  args: {
    currentPath: '/about',
    logo: <strong>Lectern</strong>,
    search: <CourseSearchBox />,
    accountMenu: <AccountMenu />,
  },
  parameters: page({
    frame: 'bar',
    traits: ['restricted'],
    words: ['header', 'top bar', 'navigation', 'menu', 'burger', 'badge', 'cart', 'bell'],
    do: ['Tell it the current path, where your router is one that the browser does not report.'],
    dont: ['Put more links into it than a phone menu can show.'],
    accessibility: [
      'The link of the current page has aria-current.',
      'Counts are a part of the name: "Cart, 2 courses". Above 99 they say 99+.',
      'On a phone the links are in a dialog.',
    ],
    keyboard: [
      ['Tab', 'Goes through links, search, cart, bell and account'],
      ['Escape', 'Closes the menu or popup that is open'],
    ],
  }),
};
export default meta;

const busy = { as: 'learner', cart: [0, 2] } as const;
const three = (api: Parameters<typeof seedNotifications>[0]) => seedNotifications(api, 3);

export const Visitor = state<typeof meta>({ kind: 'role', shows: { role: 'link', name: 'session.signUp' } });
export const Learner = state<typeof meta>({
  ...busy,
  prepare: three,
  shows: [
    ['cart.button', { count: 2 }],
    ['notifications.unread', { count: 2 }],
  ],
});
export const Instructor = state<typeof meta>({
  kind: 'role',
  as: 'instructor',
  shows: { role: 'button', name: /^Account menu/ },
});
export const Admin = state<typeof meta>({
  kind: 'role',
  as: 'admin',
  shows: { role: 'button', name: /^Account menu/ },
});
export const AccountMenuOpen = state<typeof meta>({
  ...busy,
  isAlone: true,
  prepare: three,
  act: ({ press }) => press(/^Account menu/),
  shows: { role: 'menuitem', name: 'session.signOut' },
});
export const NotificationsOpen = state<typeof meta>({
  ...busy,
  isAlone: true,
  prepare: three,
  act: ({ press }) => press(/^Notifications/),
  shows: { text: 'Notification 1' },
});
/** The badge says 99+. */
export const OverNinetyNine = state<typeof meta>({
  as: 'learner',
  render: () => <CountLink href="/cart" icon={cart} aria-label="Cart, 99+ courses" count={120} />,
  shows: { text: '99+' },
});
export const Phone = state<typeof meta>({
  ...busy,
  viewport: 'phone',
  prepare: three,
  shows: { role: 'button', name: 'navbar.menu' },
});
export const PhoneMenu = state<typeof meta>({
  ...busy,
  viewport: 'phone',
  prepare: three,
  act: ({ press }) => press('navbar.menu'),
  shows: { role: 'dialog', name: 'navbar.menu' },
});
export const PhoneMenuOfVisitor = state<typeof meta>({
  kind: 'role',
  viewport: 'phone',
  act: ({ press }) => press('navbar.menu'),
  shows: { role: 'dialog', name: 'navbar.menu' },
});
export const RightToLeft = state<typeof meta>({
  ...busy,
  direction: 'rtl',
  prepare: three,
  shows: ['cart.button', { count: 2 }],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: {
    logo: <strong>Donaudampf&shy;schifffahrts&shy;gesellschaft</strong>,
    links: [
      { href: '/courses', label: 'Alle Veranstaltungen und Lehrgänge' },
      { href: '/about', label: 'Über unsere Gesellschaft' },
      { href: '/contact', label: 'Ansprechpartnerinnen und Ansprechpartner' },
    ],
  },
  shows: { role: 'link', name: /^Ansprechpartner/ },
});
