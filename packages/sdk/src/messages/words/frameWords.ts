/** The texts of the frames on partners' pages, beside those of the components that they show. */
export const frameWords = {
  'frame.sample': 'Free lesson',
  'frame.player': 'Course player',
  'frame.quiz': 'Quiz',
  'frame.assignment': 'Assignment',
  'frame.courseForm': 'Course form',
  'frame.contentManager': 'Course content',
  'frame.account': 'Your account',
  /** The name of the marketplace, as the seller on receipts. */
  'frame.seller': 'Lectern',
  'frame.back': 'Back',
  'frame.openMarketplace': 'Open the marketplace',
  'frame.signIn.account': 'Sign in to see your courses and purchases.',
  'frame.signIn.author': 'Sign in as an instructor to edit courses.',
  'frame.signIn.window': 'Continue in a new window',
  'frame.signIn.windowHint': 'For Google, or if you have signed in to the marketplace before.',
  'frame.signIn.kept': "This signs you in on {partner}'s pages in this browser.",
  'frame.signIn.notKept':
    "Your browser doesn't let this page store anything, so you'll stay signed in until you close or reload it.",
  'frame.limited':
    "You signed in by way of this page, which lets you study and buy here. Courses are edited on the marketplace's own site.",
  'frame.noCourses': "You don't have any courses yet.",
  'frame.profile': "Profile and settings on the marketplace's own site",
  'frame.needsCourse': 'You need this course to study it.',
  'frame.getCourse': 'Get this course',
  'frame.noAssignment': 'This lecture has no assignment.',
};
