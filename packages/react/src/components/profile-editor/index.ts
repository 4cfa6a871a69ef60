export {
  type PreferencesContextValue,
  type ProfileEditorContextValue,
  type SecurityFormContextValue,
  useMailPreferencesContext,
  useNotificationSettingsContext,
  usePreferencesContext,
  useProfileEditorContext,
  useSecurityFormContext,
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
export * from './securityFormParts.tsx';
