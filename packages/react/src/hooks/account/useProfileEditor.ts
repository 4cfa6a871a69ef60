import { messageOf, type User } from '@lectern/sdk';
import { profileDraft, validatorOf } from '@lectern/sdk/forms';
import { fileProblem } from '@lectern/sdk/rules';
import { formWords, profileWords, ruleWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { readAsDataUrl } from '../../input/readAsDataUrl.ts';
import { useLectern } from '../../provider/context.ts';
import type { ActionOptions } from '../forms/useAction.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import { useSession } from './useSession.ts';

/** Options of {@link useProfileEditor}; `onSuccess` gets the saved user, which the session has by then. */
export type UseProfileEditorOptions = ActionOptions<User>;

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

/** What {@link useProfileEditor} returns. */
export interface UseProfileEditorResult {
  user: User | undefined;
  isEditing: boolean;
  /** Opens the form. */
  edit: () => void;
  /** Discards all changes. */
  cancel: () => void;
  /** The text fields. */
  form: StoredForm<ProfileValues>;
  /** The chosen picture that is not saved yet. */
  picture: ChosenPicture | undefined;
  pictureError: string | undefined;
  /** Sets the picture if it meets §5; otherwise sets `pictureError`. */
  choosePicture: (file: File) => Promise<void>;
  /** Removes the chosen picture. */
  dropPicture: () => void;
  isSaving: boolean;
  /** Upload progress of the picture in percent; undefined when nothing is being uploaded. */
  uploaded: number | undefined;
  /** Cancels saving while the picture is uploaded. */
  cancelUpload: () => void;
}

/** Shows or edits the profile of the signed-in user (§2, §4). Unsaved texts survive a reload on this device. */
export function useProfileEditor(options: UseProfileEditorOptions = {}): UseProfileEditorResult {
  const { onSuccess, onError, notify = true } = options;
  const { marketplace, t } = useLectern('useProfileEditor', formWords, profileWords, ruleWords);
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
    validator: validatorOf(marketplace, profileDraft),
    failure: t('profile.saveFailed'),
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
      onSuccess?.(saved);
      if (!notify) return;
      notices.show({ type: 'success', title: t('notice.profileSaved.title'), message: t('notice.profileSaved.text') });
    },
    onError(error) {
      if (running.current?.signal.aborted) return;
      if (error instanceof Error) onError?.(error);
      const message = messageOf(error, t('profile.saveFailed'));
      if (notify) notifyFailure(marketplace, t('notice.profileFailed.title'), message);
    },
  });
  const [isEditing, setEditing] = useState(form.isRestored);

  return {
    user,
    isEditing,
    edit: () => setEditing(true),
    cancel() {
      running.current?.abort();
      form.discard();
      closeEditor();
    },
    form,
    picture,
    pictureError,
    async choosePicture(file) {
      const problem = fileProblem(file, 'profilePicture');
      setPictureError(problem && t(problem.message));
      if (!problem) return setPicture({ file, preview: await readAsDataUrl(file) });
      if (!notify) return;
      const title = t(problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title');
      notices.show({ type: 'error', title, message: t(problem.message) });
    },
    dropPicture() {
      setPicture(undefined);
      setPictureError(undefined);
    },
    isSaving: form.isSaving,
    uploaded,
    cancelUpload: () => running.current?.abort(),
  };
}
