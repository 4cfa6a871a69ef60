import type { User } from '@lectern/sdk';
import type { RefObject } from 'react';
import type { UseAccountDataResult } from '../../hooks/account/useAccountData.ts';
import type { UseMailPreferencesResult } from '../../hooks/account/useMailPreferences.ts';
import type { UseNotificationSettingsResult } from '../../hooks/account/useNotificationSettings.ts';
import type { UseProfileEditorResult } from '../../hooks/account/useProfileEditor.ts';
import type { UseSignInsResult } from '../../hooks/account/useSignIns.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface ProfileEditorContextValue {
  user: User;
  editor: UseProfileEditorResult;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** The profile that a part belongs to. */
export const [ProfileEditorProvider, useProfileEditorContext] =
  createRootContext<ProfileEditorContextValue>('ProfileEditor');

/** The settings that a part belongs to. */
export const [NotificationSettingsProvider, useNotificationSettingsContext] =
  createRootContext<UseNotificationSettingsResult>('NotificationSettings');

/** The preferences that a part belongs to. */
export const [MailPreferencesProvider, useMailPreferencesContext] =
  createRootContext<UseMailPreferencesResult>('MailPreferences');

export interface PreferencesContextValue {
  captionLanguages: readonly string[];
  /** Whether something was changed since this was mounted. */
  isSaved: boolean;
  onSave: () => void;
}

/** The preferences that a part belongs to. */
export const [PreferencesProvider, usePreferencesContext] = createRootContext<PreferencesContextValue>('Preferences');

export interface SecurityFormContextValue {
  email: string;
  onChangePassword: (() => void) | undefined;
}

/** The form that a part belongs to. */
export const [SecurityFormProvider, useSecurityFormContext] =
  createRootContext<SecurityFormContextValue>('SecurityForm');

/** The list that a part belongs to. */
export const [SignInListProvider, useSignInListContext] = createRootContext<UseSignInsResult>('SignInList');

export interface AccountDataContextValue extends UseAccountDataResult {
  /** Opens the dialog that downloads the copy. */
  askToDownload: () => void;
  /** Opens the dialog that asks whether to delete the account. */
  askToRemove: () => void;
}

/** The account that a part belongs to. */
export const [AccountDataProvider, useAccountDataContext] = createRootContext<AccountDataContextValue>('AccountData');
