/** The preview of a course as a learner sees it. */
export const previewWords = {
  'preview.banner': "Preview. Learners will see this once it's published. Your progress isn't saved.",
  'preview.bannerPublished': "Preview. This is what learners see. Your progress isn't saved.",
  'preview.back': 'Back to Manage Content',
  'preview.drafts.one': 'Show {count} draft',
  'preview.drafts.other': 'Show {count} drafts',
  'preview.nothing': 'This course has no published lectures yet.',
};
