/** The cart and the wishlist. */
export const cartWords = {
  'wishlist.empty': 'Your wishlist is empty.',
  'wishlist.browse': 'Browse Courses',

  'cart.remove': 'Remove',
  'cart.removeCourse': 'Remove {title}',
  'cart.clear': 'Clear All',
  'cart.clearTitle': 'Clear your cart?',
  'cart.clearText': "This removes every course from your cart. Your wishlist won't change.",
  'cart.summary': 'Order Summary',
  'cart.subtotal': 'Subtotal',
  'cart.tax': 'Tax ({percent}%)',
  'cart.total': 'Total',
  'cart.checkout': 'Proceed to Checkout',
  'cart.empty': 'Your cart is empty.',
  'cart.browse': 'Browse Courses',

  'notice.removedFromCart.title': 'Removed from Cart',
  'notice.removedFromCart.text': '"{title}" is no longer in your cart.',
  'notice.cartCleared.title': 'Cart Cleared',
  'notice.cartCleared.text': 'Your cart is now empty.',
  'notice.emptyCart.title': 'Empty Cart',
  'notice.emptyCart.text': 'Your cart is empty. Add some courses before proceeding to checkout.',
};
