import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { withUnconfirmedEmail } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { MailPreferences, NotificationSettings, Preferences, ProfileTabs, SecurityForm } from './index.ts';

const meta: Meta<typeof ProfileTabs> = {
  title: 'Profile/ProfileTabs',
  component: ProfileTabs,
  subcomponents: { MailPreferences, NotificationSettings, Preferences, SecurityForm },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates', 'restricted'],
    words: ['settings', 'security', 'preferences', 'theme', 'dark mode', 'password', 'notifications'],
    do: ['Keep the open tab in the address with value and onValueChange.'],
    dont: ['Put settings of the site into it: these are of the person or the device.'],
    accessibility: [
      'Tabs keep what was typed in the others.',
      'A saved preference is announced. The chosen theme has a check mark besides its border.',
    ],
    keyboard: [
      ['Arrow keys', 'Open the tab before or after'],
      ['Enter', 'In a password field: changes the password'],
    ],
  }),
};
export default meta;
const { ready, loading, failed, refused, busy, invalid, done, long, role } = statesOf(meta, { as: 'learner' });

const change =
  (confirmation = 'paper-lantern') =>
  async ({ type, press }: ActTools) => {
    await type('security.current', 'lectern-demo');
    await type('security.new', 'paper-lantern');
    await type('security.confirm', confirmation);
    await press('security.save');
  };
const security = { as: 'learner', args: { defaultValue: 'security' } } as const;
const preferences = { as: 'instructor', args: { defaultValue: 'preferences' } } as const;

export const Profile = ready(has('button', 'profile.edit'), { as: 'instructor' });
export const Security = ready('security.note', { ...security });
export const SecurityInvalid = invalid(says('New password and confirmation do not match.'), {
  ...security,
  act: change('paper-lamp'),
});
export const SecurityBusy = busy('users.changePassword', 'security.saving', { ...security, act: change() });
export const SecurityRefused = refused('users.changePassword', 400, 'Your current password is wrong.', {
  ...security,
  isAlone: true,
  act: change(),
  shows: [{ role: 'dialog', name: 'notice.passwordFailed.title' }, { text: 'Your current password is wrong.' }],
});
export const SecurityFailed = failed(
  'users.changePassword',
  [{ role: 'dialog', name: 'notice.passwordFailed.title' }, 'users.passwordFailed'],
  { ...security, isAlone: true, act: change() },
);
export const SecurityChanged = done(has('dialog', 'notice.passwordChanged.title'), {
  ...security,
  isAlone: true,
  act: change(),
});
export const LearnerPreferences = ready('preferences.note', { args: { defaultValue: 'preferences' } });
export const PreferenceSaved = done('preferences.saved', {
  isAlone: true,
  args: { defaultValue: 'preferences' },
  act: ({ choose }) => choose('preferences.playbackRate', /1.5/),
});
export const InstructorPreferences = ready(has('checkbox', 'notificationSettings.sale'), { ...preferences });
export const NotificationSettingsLoading = loading('users.notificationSettings', 'notificationSettings.loading', {
  ...preferences,
});
export const NotificationSettingsFailed = failed(
  'users.notificationSettings',
  ['users.notificationSettingsFailed', 'error.retry'],
  { ...preferences },
);
export const NotificationSettingsNotSaved = failed(
  'users.updateNotificationSettings',
  'users.updateNotificationSettingsFailed',
  { ...preferences, act: ({ press }) => press('notificationSettings.sale') },
);
export const Unconfirmed = ready('confirmEmail.unconfirmed', { prepare: withUnconfirmedEmail() });
export const SendingAgain = busy('emailConfirmation.send', 'confirmEmail.sending', {
  prepare: withUnconfirmedEmail(),
  act: ({ press }) => press('confirmEmail.again'),
});
export const SentAgain = done(says(/We sent a link to/), {
  prepare: withUnconfirmedEmail(),
  act: ({ press }) => press('confirmEmail.again'),
});
export const NotSentAgain = failed('emailConfirmation.send', 'confirmEmail.sendFailed', {
  prepare: withUnconfirmedEmail(),
  act: ({ press }) => press('confirmEmail.again'),
});
export const MailOff = ready('mailPreferences.off', {
  args: { defaultValue: 'preferences' },
  prepare({ state }) {
    state.mailMode = 'off';
  },
});
export const MailPreferencesLoading = loading('mailPreferences.get', 'mailPreferences.loading', { ...preferences });
export const MailPreferencesFailed = failed('mailPreferences.get', ['mailPreferences.loadFailed', 'error.retry'], {
  ...preferences,
});
export const MailPreferencesNotSaved = failed('mailPreferences.update', 'mailPreferences.saveFailed', {
  ...preferences,
  act: ({ press }) => press('mailPreferences.grade'),
});
export const Visitor = role('profile.signInRequired', { as: 'visitor' });
export const LongWords = long(says('New password and confirmation do not match.'), {
  ...security,
  viewport: 'phone',
  act: change('a password that is as long as a sentence, and that goes on far past the end of its field'),
});
