import { type MailPreferenceKind, mailPreferenceKind } from '@lectern/sdk/api';

/** The page of the site where somebody stops mails of a kind, and where mail programs do so by themselves. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The kind of a mail, if people can stop it. */
export const preferenceOf = (mailKind: string): MailPreferenceKind | undefined =>
  mailPreferenceKind.options.find((kind) => kind === mailKind);

/** The link under such mails. */
export const unsubscribeLabels: Record<MailPreferenceKind, string> = {
  grade: 'Unsubscribe from mails about graded work',
  submission: 'Unsubscribe from mails about new submissions',
  certificate: 'Unsubscribe from mails about certificates',
};
