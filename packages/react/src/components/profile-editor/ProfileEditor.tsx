import type { User } from '@lectern/sdk';
import { forwardRef, type ReactNode, useRef } from 'react';
import { useProfileEditor } from '../../hooks/account/useProfileEditor.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ProfileEditorProvider } from './context.ts';
import * as parts from './parts.tsx';
import { useProfileGate } from './useProfileGate.tsx';

export interface ProfileEditorProps extends RootProps<'section'> {
  /** The profile is saved, and the session has the new user. */
  onSave?: ((user: User) => void) | undefined;
  /** The parts, in your arrangement, for a signed-in user. @default the usual parts */
  children?: ReactNode;
}

const EditorRoot = createRoot('section', 'lectern-profile-editor');

const Root = forwardRef<HTMLElement, ProfileEditorProps>(function ProfileEditor(props, ref) {
  const gate = useProfileGate();
  if (gate.user) return <Editor key={gate.user.userId} ref={ref} {...props} />;
  const { onSave, children, ...native } = props;
  return (
    <EditorRoot ref={ref} {...native} state={gate.state}>
      {gate.placeholder}
    </EditorRoot>
  );
});

const Editor = forwardRef<HTMLElement, ProfileEditorProps>(function Editor({ onSave, children, ...props }, ref) {
  const editButton = useRef<HTMLButtonElement>(null);
  const editor = useProfileEditor({
    onSuccess(user) {
      // The form that had the focus closes; the button that opened it stays.
      editButton.current?.focus();
      onSave?.(user);
    },
  });
  const { user, isEditing } = editor;
  if (!user) return null;
  return (
    <ProfileEditorProvider value={{ user, editor, editButton }}>
      <EditorRoot ref={ref} {...props} state={isEditing ? 'editing' : 'ready'}>
        {children ?? (
          <>
            <parts.ProfileEditorHeader>
              <parts.ProfileEditorAvatar />
              <parts.ProfileEditorPerson />
              <parts.ProfileEditorEditButton />
            </parts.ProfileEditorHeader>
            <parts.ProfileEditorDetails />
            <parts.ProfileEditorForm />
          </>
        )}
      </EditorRoot>
    </ProfileEditorProvider>
  );
});

/** The signed-in user's profile (§2): shown, or edited. */
export const ProfileEditor = Object.assign(Root, {
  Header: parts.ProfileEditorHeader,
  Avatar: parts.ProfileEditorAvatar,
  Person: parts.ProfileEditorPerson,
  EditButton: parts.ProfileEditorEditButton,
  Details: parts.ProfileEditorDetails,
  Form: parts.ProfileEditorForm,
});
