import type { User } from '@lectern/sdk';
import type { RefObject } from 'react';
import type { UseNotificationSettingsResult } from '../../hooks/account/useNotificationSettings.ts';
import type { UseProfileEditorResult } from '../../hooks/account/useProfileEditor.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface ProfileEditorView {
  user: User;
  editor: UseProfileEditorResult;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** The profile that a part belongs to. */
export const [ProfileEditorProvider, useProfileEditorView] = createRootContext<ProfileEditorView>('ProfileEditor');

/** The settings that a part belongs to. */
export const [NotificationSettingsProvider, useSettingsView] =
  createRootContext<UseNotificationSettingsResult>('NotificationSettings');

export interface PreferencesView {
  captionLanguages: readonly string[];
  /** Whether something was changed since this was mounted. */
  isSaved: boolean;
  onSave: () => void;
}

/** The preferences that a part belongs to. */
export const [PreferencesProvider, usePreferencesView] = createRootContext<PreferencesView>('Preferences');

export interface SecurityFormView {
  email: string;
  onChangePassword: (() => void) | undefined;
}

/** The form that a part belongs to. */
export const [SecurityFormProvider, useSecurityForm] = createRootContext<SecurityFormView>('SecurityForm');
