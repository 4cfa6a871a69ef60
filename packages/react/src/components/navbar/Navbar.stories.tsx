import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, long, role } = statesOf(meta, { as: 'learner' });

const busy = { as: 'learner', cart: [0, 2] } as const;
const three = (api: Parameters<typeof seedNotifications>[0]) => seedNotifications(api, 3);

export const Visitor = role(has('link', 'session.signUp'), { as: 'visitor' });
export const Learner = ready(
  [
    ['cart.button', { count: 2 }],
    ['notifications.unread', { count: 2 }],
  ],
  { ...busy, prepare: three },
);
export const Instructor = role(has('button', /^Account menu/), { as: 'instructor' });
export const Admin = role(has('button', /^Account menu/), { as: 'admin' });
export const AccountMenuOpen = ready(has('menuitem', 'session.signOut'), {
  ...busy,
  isAlone: true,
  prepare: three,
  act: ({ press }) => press(/^Account menu/),
});
export const NotificationsOpen = ready(says('Notification 1'), {
  ...busy,
  isAlone: true,
  prepare: three,
  act: ({ press }) => press(/^Notifications/),
});
/** The badge says 99+. */
export const OverNinetyNine = ready(says('99+'), {
  render: () => <CountLink href="/cart" icon={cart} aria-label="Cart, 99+ courses" count={120} />,
});
export const PhoneMenu = ready(has('dialog', 'navbar.menu'), {
  ...busy,
  viewport: 'phone',
  prepare: three,
  act: ({ press }) => press('navbar.menu'),
});
export const PhoneMenuOfVisitor = role(has('dialog', 'navbar.menu'), {
  as: 'visitor',
  viewport: 'phone',
  act: ({ press }) => press('navbar.menu'),
});
export const LongWords = long(has('link', /^Ansprechpartner/), {
  as: 'visitor',
  args: {
    logo: <strong>Donaudampf&shy;schifffahrts&shy;gesellschaft</strong>,
    links: [
      { href: '/courses', label: 'Alle Veranstaltungen und Lehrgänge' },
      { href: '/about', label: 'Über unsere Gesellschaft' },
      { href: '/contact', label: 'Ansprechpartnerinnen und Ansprechpartner' },
    ],
  },
});
