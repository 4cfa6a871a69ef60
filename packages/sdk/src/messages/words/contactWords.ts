/** The contact and support forms. */
export const contactWords = {
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.subject': 'Subject',
  'contact.message': 'Message',
  'contact.submit': 'Send message',
  'contact.submitting': 'Sending...',

  'support.category': 'What is it about?',
  'support.category.general': 'General',
  'support.category.technical': 'Technical',
  'support.category.billing': 'Billing',
  'support.category.course': 'A course',
  'support.category.account': 'My account',
  'support.attachments': 'Files (optional)',
  'support.attach': 'Attach a file',
  'support.attachmentsHint': 'Up to 3 pictures or PDFs of at most 5 MB, such as a screenshot.',
  'support.attachmentsFull': "You can't attach more files to this message.",
  'support.attachFailed': "The file couldn't be uploaded. Please try again.",
  'support.removeAttachment': 'Remove {name}',
  'support.remove': 'Remove',
  'support.uploadFirst': 'You can send your message once the upload finishes.',
  'support.refundSubject': 'Refund for order {id}',

  'notice.contactSent.title': 'Message Sent!',
  'notice.contactSent.text': "We'll reply within 24 hours.",
  'notice.supportFailed.text': 'Failed to send message. Please try again.',
};
