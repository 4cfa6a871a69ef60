export { NotificationSettings } from './NotificationSettings.tsx';
export { Preferences, type PreferencesProps } from './Preferences.tsx';
export { ProfileEditor, type ProfileEditorProps } from './ProfileEditor.tsx';
export { type ProfileTab, ProfileTabs, type ProfileTabsProps } from './ProfileTabs.tsx';
export { SecurityForm, type SecurityFormProps } from './SecurityForm.tsx';
