/** Courses side by side: the tray and the comparison. */
export const compareWords = {
  'compare.tray': 'Courses to compare',
  'compare.chosen': '{count} of {most} courses chosen.',
  'compare.another': 'Choose another course to compare.',
  'compare.full': 'You can compare up to {most} courses. Remove one to add "{title}".',
  'compare.remove': 'Remove from the comparison: {title}',
  'compare.clear': 'Clear',

  'compare.title': 'Compare courses',
  'compare.table': 'Comparison',
  'compare.gone': '"{title}" is no longer available, so it was removed from the comparison.',
  'compare.empty': 'There is nothing left to compare.',
  'compare.loading': 'Loading the courses...',
  'compare.length': 'Length',
  'compare.project': 'Project',
  'compare.noProject': 'None',
  'compare.price': 'Price with tax',
  'compare.priceUntaxed': 'Price',
  'compare.priceParts': '{price} + {tax} tax',
  'compare.action': 'Next step',
};
