/** Beside the form that checks a certificate. */
export const certificateHelp = {
  title: 'About certificates',
  questions: [
    {
      question: 'Where do I find the number?',
      answer:
        'At the foot of the certificate: three groups of four letters and digits. The QR code on the certificate leads to its page without typing.',
    },
    {
      question: 'What does the check tell me?',
      answer:
        'Whether the certificate was issued here and still counts, who completed which course, with which instructor and when. If its holder keeps it private, you only learn whether it is valid.',
    },
    {
      question: 'When does a certificate stop counting?',
      answer:
        'When the course is refunded, or an admin takes the certificate back. The page of the certificate then says that it was revoked, and when.',
    },
    {
      question: 'What is an Open Badge?',
      answer:
        'A signed file that holds the same facts as the certificate. Our public keys let any Open Badges 3.0 wallet check it without asking us.',
    },
  ],
} as const;
