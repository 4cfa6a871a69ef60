import type { User } from '@lectern/sdk';
import type { RefObject } from 'react';
import type { UseProfileEditorResult } from '../../hooks/useProfileEditor.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface ProfileEditorView {
  user: User;
  editor: UseProfileEditorResult;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** The profile that a part belongs to. */
export const [ProfileEditorProvider, useProfileEditorView] = createRootContext<ProfileEditorView>('ProfileEditor');
