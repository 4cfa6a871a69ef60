/** Course cards with their buttons, lists of courses and categories. */
export const catalogueWords = {
  'count.found.one': '{count} Course Found',
  'count.found.other': '{count} Courses Found',
  'count.unfiltered.one': '{count} course matches without the filters.',
  'count.unfiltered.other': '{count} courses match without the filters.',

  'courses.loadFailed': 'Failed to load course details.',
  'courses.notFound': 'Course not found or not available.',

  'card.enroll': 'Enroll Now',
  'card.enrolling': 'Enrolling...',
  'card.view': 'View Details',
  'card.compare': 'Compare',
  'card.compareAll.one': 'Compare {count} course',
  'card.compareAll.other': 'Compare {count} courses',
  'card.withProject': '{lessons} + {project} project',
  'card.bestseller': 'Bestseller',
  'card.sample': 'Free lesson',

  'courseList.empty': 'No courses found matching your criteria.',
  'courseList.corrected': 'Showing results for {corrected}.',
  'courseList.searchInstead': 'Search instead for {q}',
  'courseList.suggested': 'Show results for {q}',
  'courseList.pastEnd': 'There are no courses on this page.',
  'courseList.firstPage': 'Go to the first page',
  'courseList.clear': 'Clear Filters',
  'courseList.loading': 'Loading courses',

  'featured.empty': 'No featured courses available at the moment.',

  'pagination.previous': 'Previous',
  'pagination.next': 'Next',
  'pagination.position': 'Page {page} of {pages}',
  'pagination.label': 'Pages',

  'filters.noCategories': 'No categories available.',

  'categories.title': 'Explore Top Categories',

  'course.go': 'Go to Course',
  'course.comingSoon': 'Coming soon',
  'course.backToList': 'Browse all courses',

  'wishlist.add': 'Add to wishlist: {title}',
  'wishlist.remove': 'Remove from wishlist: {title}',

  'cart.add': 'Add to Cart',
  'cart.adding': 'Adding...',
  'cart.inCart': 'In Cart',

  'notice.goToCart': 'Go to cart',
  'notice.keepBrowsing': 'Keep browsing',
  'notice.addedToWishlist.title': 'Added to Wishlist',
  'notice.addedToWishlist.text': '"{title}" is on your wishlist.',
  'notice.removedFromWishlist.title': 'Removed from Wishlist',
  'notice.removedFromWishlist.text': '"{title}" is no longer on your wishlist.',
  'notice.alreadyInCart.title': 'Already in Cart',
  'notice.alreadyInCart.text': '"{title}" is already in your cart.',
  'notice.addedToCart.title': 'Added to Cart',
  'notice.addedToCart.text': '"{title}" is in your cart.',
  'notice.enrolled.title': 'Enrollment Successful!',
  'notice.enrolled.text': 'You can start learning right away.',
  'notice.enrolledIn.text': 'You\'re enrolled in "{title}".',
  'notice.owned.text': 'You already own "{title}".',
  'notice.enrollmentFailed.title': 'Enrollment Failed',
  'notice.enrollmentFailed.text': 'Could not enroll in course.',
};
