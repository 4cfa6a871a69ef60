import { fileProblem, messageOf, type User } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { readAsDataUrl } from '../input/readAsDataUrl.ts';
import { useLectern } from '../provider/context.ts';
import { useSession } from './useSession.ts';
import { useStoredForm } from './useStoredForm.ts';

export interface UseProfileEditorOptions {
  /** Called when the profile is saved and the session has the new user. */
  onSave?: ((user: User) => void) | undefined;
}

/** The text fields of a profile. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  bio: string;
}

/** An image that is chosen and not saved yet. */
export interface ChosenPicture {
  file: File;
  /** As a data URL. */
  preview: string;
}

/** Shows or edits the profile of the signed-in user (§2, §4). Unsaved texts survive a reload on this device. */
export function useProfileEditor({ onSave }: UseProfileEditorOptions = {}) {
  const { marketplace, t } = useLectern('useProfileEditor');
  const { session, notices } = marketplace;
  const { user } = useSession();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [pictureError, setPictureError] = useState<string>();
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const closeEditor = () => {
    setPicture(undefined);
    setPictureError(undefined);
    setEditing(false);
  };
  const form = useStoredForm({
    id: 'profile',
    initialValues: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', bio: user?.bio ?? '' },
    rule: marketplace.rules.profileDraft,
    failure: 'profile.saveFailed',
    async submit({ firstName, lastName, bio }) {
      const controller = new AbortController();
      running.current = controller;
      setUploaded(picture && 0);
      const saved = session.updateProfile(
        { firstName, lastName, bio, ...(picture ? { profilePicture: picture.file } : {}) },
        {
          signal: controller.signal,
          onProgress: ({ sent, total }) => setUploaded(total > 0 ? Math.round((sent / total) * 100) : 0),
        },
      );
      return saved.finally(() => setUploaded(undefined));
    },
    onSuccess(saved: User) {
      closeEditor();
      onSave?.(saved);
      notices.show({ type: 'success', title: t('notice.profileSaved.title'), message: t('notice.profileSaved.text') });
    },
    onError(error) {
      // Cancelled, or the session has ended, which has its own notice.
      if (running.current?.signal.aborted || !session.getState().isAuthenticated) return;
      const message = messageOf(error, t('profile.saveFailed'));
      notices.show({ type: 'error', title: t('notice.profileFailed.title'), message });
    },
  });
  const [isEditing, setEditing] = useState(form.isRestored);

  return {
    user,
    isEditing,
    edit: () => setEditing(true),
    /** Discards all changes. */
    cancel() {
      running.current?.abort();
      form.discard();
      closeEditor();
    },
    /** The text fields. */
    form,
    picture,
    pictureError,
    /** Sets the picture if it meets §5; otherwise sets `pictureError`. */
    async choosePicture(file: File) {
      const problem = fileProblem(file, 'profilePicture');
      setPictureError(problem && t(problem.message));
      if (!problem) return setPicture({ file, preview: await readAsDataUrl(file) });
      const title = t(problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title');
      notices.show({ type: 'error', title, message: t(problem.message) });
    },
    dropPicture() {
      setPicture(undefined);
      setPictureError(undefined);
    },
    isSaving: form.isSaving,
    /** Upload progress of the picture in percent; undefined when nothing is being uploaded. */
    uploaded,
    cancelUpload: () => running.current?.abort(),
  };
}
