export { AccountData, type AccountDataProps } from './AccountData.tsx';
export * from './accountDataParts.tsx';
export {
  type AccountDataContextValue,
  type PreferencesContextValue,
  type ProfileEditorContextValue,
  type SecurityFormContextValue,
  useAccountDataContext,
  useMailPreferencesContext,
  useNotificationSettingsContext,
  usePreferencesContext,
  useProfileEditorContext,
  useSecurityFormContext,
  useSignInListContext,
} from './context.ts';
export { MailPreferences, type MailPreferencesProps } from './MailPreferences.tsx';
export * from './mailPreferencesParts.tsx';
export { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx';
export * from './notificationSettingsParts.tsx';
export { Preferences, type PreferencesProps } from './Preferences.tsx';
export { ProfileEditor, type ProfileEditorProps } from './ProfileEditor.tsx';
export { type ProfileTab, ProfileTabs, type ProfileTabsProps } from './ProfileTabs.tsx';
export * from './parts.tsx';
export * from './preferencesParts.tsx';
export { SecurityForm, type SecurityFormProps } from './SecurityForm.tsx';
export { SignInList, type SignInListProps } from './SignInList.tsx';
export * from './securityFormParts.tsx';
export * from './signInListParts.tsx';
