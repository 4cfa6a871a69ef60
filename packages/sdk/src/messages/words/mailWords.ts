/** The admin's list of mails that would have been sent. */
export const mailWords = {
  'mailOutbox.title': 'Outbox',
  'mailOutbox.text':
    'What would have been sent by mail: this demo has no mail server. The newest 200 stay for 30 days.',
  'mailOutbox.adminOnly': 'You must be an admin to see the outbox.',
  'mailOutbox.loading': 'Loading mails',
  'mailOutbox.loadFailed': 'Failed to load the mails.',
  'mailOutbox.empty': 'There are no mails yet. Buying a course writes the first.',
  'mailOutbox.sent':
    "Mails are sent by your mail server, so none are kept here. The server's log names those that can't be sent.",
  'mailOutbox.failing.one':
    "Your mail server can't be used (since {since}): {count} mail waits. It is sent once the server takes it.",
  'mailOutbox.failing.other':
    "Your mail server can't be used (since {since}): {count} mails wait. They are sent once the server takes them.",
  'mailOutbox.off': 'No mails are written: this server has no mail server. Set SMTP_URL and MAIL_FROM to send them.',
  'mailOutbox.list': 'Mails',
  'mailOutbox.to': 'To {address}',
  'mailOutbox.kind.confirmation': 'Confirmation of an address',
  'mailOutbox.kind.receipt': 'Receipt',
  'mailOutbox.kind.paymentRefused': 'Payment not completed',
  'mailOutbox.kind.webhookPaused': 'Webhook paused',
  'mailOutbox.kind.refund': 'Refund',
  'mailOutbox.kind.grade': 'Graded work',
  'mailOutbox.kind.submission': 'New submission',
  'mailOutbox.kind.certificate': 'Certificate',
  'mailOutbox.kind.supportReceived': 'Message received',
  'mailOutbox.kind.supportReply': 'Answer from support',
  'mailOutbox.kind.supportMessage': 'Message to support',
  'mailOutbox.back': 'All mails',
  'mailOutbox.loadingMail': 'Loading the mail',
  'mailOutbox.mailFailed': 'Failed to load the mail.',
  'mailOutbox.html': 'As mail programs show it',
  'mailOutbox.plain': 'As plain text',
};
