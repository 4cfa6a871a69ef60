/** Unsaved changes, chosen files and deletions. */
export const formWords = {
  'delete.confirm':
    'Are you sure you want to delete "{title}"? This will also delete all associated content ({contents}). This action cannot be undone.',
  'delete.courseContents': 'sections, lectures and quizzes',
  'delete.sectionContents': 'lectures and quizzes',
  'delete.lectureContents.video': 'the video and its captions',
  'delete.lectureContents.text': 'the text',
  'delete.lectureContents.quiz': 'the quiz and its attempts',
  'delete.lectureContents.assignment': 'the assignment and its submissions',
  'delete.stopsSelling': 'The course will then say "Coming soon", and no one can buy it.',

  'unsaved.title': 'Discard changes?',
  'unsaved.text': 'You have unsaved changes.',
  'unsaved.discard': 'Discard',
  'unsaved.stay': 'Keep editing',
  'unsaved.keep': 'Keep as draft',
  'unsaved.leaveTitle': 'Leave without saving?',
  'unsaved.leaveText': 'You have unsaved changes. You can keep them on this device as a draft.',
  'unsaved.restored': 'We restored your unsaved changes from this device.',
  'unsaved.startOver': 'Start over',

  'quizCreator.remove': 'Remove',

  'notice.invalidFileType.title': 'Invalid File Type',
  'notice.fileTooLarge.title': 'File Too Large',
  'notice.deletionFailed.title': 'Deletion Failed',
  'notice.uploadFailed.title': 'Upload Failed',
};
