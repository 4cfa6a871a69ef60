/** The mails that people can stop. All others answer what they did, such as receipts. */
export const mailPreferenceKinds = ['grade', 'submission', 'certificate'] as const;
