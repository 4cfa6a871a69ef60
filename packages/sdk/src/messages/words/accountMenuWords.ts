/** The account menu. */
export const accountMenuWords = {
  'session.signOut': 'Sign Out',

  'account.menu': 'Account menu, {name}',
  'account.dashboard': 'Dashboard',
  'account.instructor': 'Instructor Dashboard',
  'account.grading': 'Grading',
  'account.admin': 'Admin Dashboard',
  'account.profile': 'Profile Settings',
  'account.wishlist': 'Wishlist',
  'account.cart': 'Shopping Cart',
  'account.orders': 'Purchases',
  'account.help': 'Help & Support',
  'account.commands': 'Go to...',
};
