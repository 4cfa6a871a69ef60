/** The navbar. */
export const navbarWords = {
  'session.signUp': 'Sign up',

  'wishlist.title': 'Your Wishlist',
  'wishlist.button.one': 'Wishlist, {count} course',
  'wishlist.button.other': 'Wishlist, {count} courses',

  'cart.title': 'Shopping Cart',
  'cart.button.one': 'Cart, {count} course',
  'cart.button.other': 'Cart, {count} courses',

  'navbar.label': 'Main',
  'navbar.courses': 'Courses',
  'navbar.about': 'About',
  'navbar.contact': 'Contact',
  'navbar.menu': 'Menu',
  'navbar.search': 'Search',
  'navbar.close': 'Close menu',
  'navbar.dashboard': 'Dashboard',
  'navbar.theme': 'Dark theme',
};
