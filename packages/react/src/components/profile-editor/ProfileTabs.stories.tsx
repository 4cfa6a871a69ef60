import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { NotificationSettings, Preferences, ProfileTabs, SecurityForm } from './index.ts';

const meta: Meta<typeof ProfileTabs> = {
  title: 'Profile/ProfileTabs',
  component: ProfileTabs,
  subcomponents: { NotificationSettings, Preferences, SecurityForm },
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

export const Profile = state<typeof meta>({ as: 'instructor', shows: { role: 'button', name: 'profile.edit' } });
export const Security = state<typeof meta>({ ...security, shows: 'security.note' });
export const SecurityInvalid = state<typeof meta>({
  ...security,
  kind: 'invalid',
  act: change('paper-lamp'),
  shows: { text: 'New password and confirmation do not match.' },
});
export const SecurityBusy = state<typeof meta>({
  ...security,
  kind: 'busy',
  call: 'users.changePassword',
  outcome: 'pending',
  act: change(),
  shows: 'security.saving',
});
export const SecurityRefused = state<typeof meta>({
  ...security,
  kind: 'refused',
  isAlone: true,
  call: 'users.changePassword',
  outcome: { status: 400, body: { message: 'Your current password is wrong.' } },
  act: change(),
  shows: [{ role: 'dialog', name: 'notice.passwordFailed.title' }, { text: 'Your current password is wrong.' }],
});
export const SecurityFailed = state<typeof meta>({
  ...security,
  kind: 'failed',
  isAlone: true,
  call: 'users.changePassword',
  outcome: { status: 500, body: '<h1>' },
  act: change(),
  shows: [{ role: 'dialog', name: 'notice.passwordFailed.title' }, 'users.passwordFailed'],
});
export const SecurityChanged = state<typeof meta>({
  ...security,
  kind: 'done',
  isAlone: true,
  act: change(),
  shows: { role: 'dialog', name: 'notice.passwordChanged.title' },
});
export const LearnerPreferences = state<typeof meta>({
  as: 'learner',
  args: { defaultValue: 'preferences' },
  shows: 'preferences.note',
});
export const PreferenceSaved = state<typeof meta>({
  as: 'learner',
  kind: 'done',
  isAlone: true,
  args: { defaultValue: 'preferences' },
  act: ({ choose }) => choose('preferences.playbackRate', /1.5/),
  shows: 'preferences.saved',
});
export const InstructorPreferences = state<typeof meta>({
  ...preferences,
  shows: { role: 'checkbox', name: 'notificationSettings.sale' },
});
export const NotificationSettingsLoading = state<typeof meta>({
  ...preferences,
  kind: 'loading',
  call: 'users.notificationSettings',
  outcome: 'pending',
  shows: 'notificationSettings.loading',
});
export const NotificationSettingsFailed = state<typeof meta>({
  ...preferences,
  kind: 'failed',
  call: 'users.notificationSettings',
  outcome: { status: 500, body: '<h1>' },
  shows: ['users.notificationSettingsFailed', 'error.retry'],
});
export const NotificationSettingsNotSaved = state<typeof meta>({
  ...preferences,
  kind: 'failed',
  call: 'users.updateNotificationSettings',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press }) => press('notificationSettings.sale'),
  shows: 'users.updateNotificationSettingsFailed',
});
export const Visitor = state<typeof meta>({ kind: 'role', shows: 'profile.signInRequired' });
export const LongWords = state<typeof meta>({
  ...security,
  kind: 'long',
  viewport: 'phone',
  act: change('a password that is as long as a sentence, and that goes on far past the end of its field'),
  shows: { text: 'New password and confirmation do not match.' },
});
