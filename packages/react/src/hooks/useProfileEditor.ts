import { fileProblem, messageOf, type User } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { readAsDataUrl } from '../input/readAsDataUrl.ts';
import { useLectern } from '../provider/context.ts';
import { useMutation } from '../provider/query.ts';
import { useDraft } from './useDraft.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useSession } from './useSession.ts';

export interface UseProfileEditorOptions {
  /** The profile is saved and the session's user is the new one. */
  onSave?: ((user: User) => void) | undefined;
}

/** What of a profile is written, not chosen. */
export interface ProfileTexts {
  firstName: string;
  lastName: string;
  bio: string;
}

/** A picture that was chosen and not saved yet. */
export interface ChosenPicture {
  file: File;
  /** As an address that an image can show. */
  preview: string;
}

/**
 * A profile being looked at or edited (§2, §4). What was typed survives a reload on this device; needs a signed-in
 * person.
 */
export function useProfileEditor({ onSave }: UseProfileEditorOptions = {}) {
  const { marketplace, t } = useLectern('useProfileEditor');
  const { session, notices } = marketplace;
  const { user } = useSession();
  const [draft, changeDraft, clearDraft] = useDraft<ProfileTexts | null>('profile', null, readTexts);
  const [isEditing, setEditing] = useState(draft !== null);
  const [picture, setPicture] = useState<ChosenPicture>();
  const [pictureError, setPictureError] = useState<string>();
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const leave = () => {
    clearDraft();
    setPicture(undefined);
    setPictureError(undefined);
    setEditing(false);
  };
  const saving = useMutation({
    mutationFn(texts: ProfileTexts) {
      const controller = new AbortController();
      running.current = controller;
      setUploaded(picture && 0);
      return session.updateProfile(
        { ...texts, ...(picture ? { profilePicture: picture.file } : {}) },
        {
          signal: controller.signal,
          onProgress: ({ sent, total }) => setUploaded(total > 0 ? Math.round((sent / total) * 100) : 0),
        },
      );
    },
    onSuccess(saved) {
      leave();
      onSave?.(saved);
      notices.show({ type: 'success', title: t('notice.profileSaved.title'), message: t('notice.profileSaved.text') });
    },
    onError(error) {
      // Given up by the person, or the session has ended and has said so: neither is a failed update.
      if (running.current?.signal.aborted || !session.getState().isAuthenticated) return;
      const message = messageOf(error, t('profile.saveFailed'));
      notices.show({ type: 'error', title: t('notice.profileFailed.title'), message });
    },
    onSettled: () => setUploaded(undefined),
  });
  const isGivenUp = running.current?.signal.aborted === true;
  const failure = useFormFailure(isGivenUp ? null : saving.error, t('profile.saveFailed'));

  return {
    user,
    isEditing,
    edit: () => setEditing(true),
    /** Puts away what was changed. */
    cancel() {
      running.current?.abort();
      saving.reset();
      leave();
    },
    /** What was typed and is not saved; null where that is nothing. */
    draft,
    keepDraft(texts: ProfileTexts) {
      const isSaved = user?.firstName === texts.firstName && user.lastName === texts.lastName && user.bio === texts.bio;
      if (isSaved) clearDraft();
      else changeDraft(() => texts);
    },
    picture,
    pictureError,
    /** Takes a picture that keeps to §5; says why it does not take another. */
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
    save: (texts: ProfileTexts) => saving.mutate(texts),
    isSaving: saving.isPending,
    /** Percent of the picture that has been sent, while one is. */
    uploaded,
    cancelUpload: () => running.current?.abort(),
    ...failure,
  };
}

function readTexts(stored: unknown): ProfileTexts | undefined {
  const { firstName, lastName, bio } = (stored ?? {}) as Partial<ProfileTexts>;
  return typeof firstName === 'string' && typeof lastName === 'string' && typeof bio === 'string'
    ? { firstName, lastName, bio }
    : undefined;
}
