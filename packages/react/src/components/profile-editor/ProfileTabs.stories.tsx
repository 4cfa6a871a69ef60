import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import {
  withCodes,
  withPasskeys,
  withRequiredFactor,
  withSignIns,
  withUnconfirmedEmail,
} from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import {
  AccountData,
  MailPreferences,
  NotificationSettings,
  Preferences,
  ProfileTabs,
  SecurityForm,
  SignInList,
} from './index.ts';

const meta: Meta<typeof ProfileTabs> = {
  title: 'Profile/ProfileTabs',
  component: ProfileTabs,
  subcomponents: { AccountData, MailPreferences, NotificationSettings, Preferences, SecurityForm, SignInList },
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
const remove =
  (email = 'learner@lectern.example') =>
  async ({ type, press }: ActTools) => {
    await press('accountData.delete');
    await type('accountData.email', email);
    await type('accountData.password', 'lectern-demo');
    await press('accountData.confirm');
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
const confirm =
  (button: string, code?: string) =>
  async ({ press, type }: ActTools) => {
    await press(button);
    await type('secondFactor.password', 'lectern-demo');
    if (code !== undefined) await type('secondFactor.code', code);
    await press('secondFactor.continue');
  };
const turnOn = (code: string) => async (tools: ActTools) => {
  await confirm('codes.setUp')(tools);
  await tools.type('secondFactor.code', code);
  await tools.press('codes.turnOn');
};
const guarded = { ...security, isAlone: true, prepare: withCodes } as const;
export const SecondFactor = ready(['codes.off', 'passkeys.note'], { ...security, isAlone: true });
export const SecondFactorOn = ready('codes.renew', {
  ...security,
  isAlone: true,
  prepare(api) {
    withCodes(api);
    withPasskeys(api);
  },
});
export const SecondFactorMissing = role('secondFactor.missing', {
  ...security,
  as: 'admin',
  isAlone: true,
  prepare: withRequiredFactor,
});
export const SecondFactorLoading = loading('secondFactor.get', 'secondFactor.loading', { ...security, isAlone: true });
export const SecondFactorFailed = failed('secondFactor.get', ['secondFactor.loadFailed', 'error.retry'], {
  ...security,
  isAlone: true,
});
export const CodesSetup = ready(['codes.scan', has('img', 'codes.qr')], {
  ...security,
  isAlone: true,
  act: confirm('codes.setUp'),
});
export const CodesNotSetUp = failed('secondFactor.setUpCodes', 'secondFactor.changeFailed', {
  ...security,
  isAlone: true,
  act: confirm('codes.setUp'),
});
export const CodesTurnedOn = done(has('list', 'recoveryCodes.list'), {
  ...security,
  isAlone: true,
  act: turnOn('123456'),
});
export const FirstCodeWrong = invalid(says(/This code isn't right/), {
  ...security,
  isAlone: true,
  act: turnOn('654321'),
});
export const CodesNotTurnedOn = failed('secondFactor.turnOnCodes', 'secondFactor.changeFailed', {
  ...security,
  isAlone: true,
  act: turnOn('123456'),
});
export const CodesTurnedOff = done('codes.turnedOff', { ...guarded, act: confirm('codes.turnOff', '123456') });
export const CodesNotTurnedOff = failed('secondFactor.turnOffCodes', 'secondFactor.changeFailed', {
  ...guarded,
  act: confirm('codes.turnOff', '123456'),
});
export const RecoveryCodesNotRenewed = failed('secondFactor.renewRecoveryCodes', 'secondFactor.changeFailed', {
  ...guarded,
  act: confirm('codes.renew', '123456'),
});
export const PasskeyRemoved = done(says('Phone is removed.'), {
  ...security,
  isAlone: true,
  prepare: withPasskeys,
  act: confirm('Remove Phone'),
});
export const PasskeyNotRemoved = failed('secondFactor.removePasskey', 'secondFactor.changeFailed', {
  ...security,
  isAlone: true,
  prepare: withPasskeys,
  act: confirm('Remove Phone'),
});
const elsewhere = { ...security, prepare: withSignIns };
export const SignIns = ready(has('button', 'signIns.endOthers'), { ...elsewhere });
export const SignInsLoading = loading('account.signIns', 'signIns.loading', { ...security });
export const SignInsFailed = failed('account.signIns', ['signIns.loadFailed', 'error.retry'], { ...security });
export const SigningOutElsewhere = busy('account.endOtherSignIns', 'signIns.ending', {
  ...elsewhere,
  act: ({ press }) => press('signIns.endOthers'),
});
export const SignedOutElsewhere = done('signIns.othersEnded', {
  ...elsewhere,
  act: ({ press }) => press('signIns.endOthers'),
});
export const NotSignedOutElsewhere = failed('account.endOtherSignIns', 'signIns.othersFailed', {
  ...elsewhere,
  act: ({ press }) => press('signIns.endOthers'),
});
export const NotSignedOut = failed('account.endSignIn', says("We couldn't sign out Safari on iOS."), {
  ...elsewhere,
  act: ({ press }) => press(/^Sign out Safari/),
});
export const AskedToDownload = ready(has('dialog', 'accountData.exportTitle'), {
  ...security,
  isAlone: true,
  act: ({ press }) => press('accountData.export'),
});
export const DataNotPrepared = failed('account.exportAddress', 'accountData.exportFailed', {
  ...security,
  isAlone: true,
  async act({ press, type }) {
    await press('accountData.export');
    await type('accountData.password', 'lectern-demo');
    await press('accountData.exportConfirm');
  },
});
export const AskedToDelete = ready(has('dialog', 'accountData.confirmTitle'), {
  ...security,
  as: 'instructor',
  isAlone: true,
  act: ({ press }) => press('accountData.delete'),
});
export const DeletionInvalid = invalid(says("This isn't the email of your account."), {
  ...security,
  isAlone: true,
  act: remove('someone@example.com'),
});
export const DeletionRefused = refused(
  'account.remove',
  409,
  "Earnings of yours haven't been paid out yet. Please wait for the payout, or write to support.",
  { ...security, isAlone: true, act: remove() },
);
export const Deleting = busy('account.remove', 'accountData.deleting', { ...security, isAlone: true, act: remove() });
export const DeletionFailed = failed('account.remove', 'accountData.deleteFailed', {
  ...security,
  isAlone: true,
  act: remove(),
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
