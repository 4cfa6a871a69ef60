import { messageOf, type ShownWork, type Submission, type WorkDraft } from '@lectern/sdk';
import { validatorOf, workDraft } from '@lectern/sdk/forms';
import { failureWords, showWorkWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { submissionQuery } from '../../queries/assignments.ts';
import { workKeys } from '../../queries/keys.ts';
import { usePersonalOptions } from '../account/usePersonalQuery.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';
import { usePicture } from '../forms/usePicture.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';

/** Options of {@link useShownWork}; `onSuccess` gets what is shown then, undefined once it is taken down. */
export interface UseShownWorkOptions extends ActionOptions<ShownWork | undefined> {
  /** The assignment's lecture. */
  lectureId: string;
  /** The learner's submission. */
  submission: Pick<Submission, 'work'>;
}

/** The text fields of a work. */
export type WorkValues = Readonly<Record<'title' | 'caption', string>>;

/** What {@link useShownWork} returns. */
export interface UseShownWorkResult {
  /** What is shown; undefined while nothing is. */
  work: ShownWork | undefined;
  /** The text fields. */
  form: StoredForm<WorkValues>;
  /** The address of the picture: the chosen one, or the one that is shown. */
  pictureUrl: string | undefined;
  /** The name of the chosen file. */
  fileName: string | undefined;
  /** Why there is no picture: it breaks a rule, was refused, or is lost with a reload. */
  pictureError: string | undefined;
  choosePicture: (file: File) => Promise<void>;
  removePicture: () => void;
  isEditing: boolean;
  /** Opens the form. */
  edit: () => void;
  /** Closes it and forgets all changes. */
  cancel: () => void;
  /** Asks, then takes the work down. */
  takeDown: () => void;
}

/** Shows a learner's work to everyone, changes it, and takes it down. Unsaved texts survive a reload on this device. */
export function useShownWork({ lectureId, submission, ...options }: UseShownWorkOptions): UseShownWorkResult {
  const { onSuccess, onError, notify = true } = options;
  const { marketplace, t } = useLectern('useShownWork', failureWords, showWorkWords);
  const { works, notices } = marketplace;
  const queryClient = useQueryClient();
  const { queryKey } = usePersonalOptions((userId) => submissionQuery(marketplace, userId, lectureId));
  const { work } = submission;
  const draftId = `work_${lectureId}`;
  const picture = usePicture(draftId, work?.imageUrl);
  const [pictureError, setPictureError] = useState<string>();

  const write = (shown: ShownWork | undefined) => {
    queryClient.setQueryData(queryKey, (before) => before && { ...before, work: shown });
    void queryClient.invalidateQueries({ queryKey: workKeys.all() });
  };
  const close = () => {
    picture.reset();
    setPictureError(undefined);
    setEditing(false);
  };
  const form = useStoredForm({
    id: draftId,
    initialValues: { title: work?.title ?? '', caption: work?.caption ?? '' },
    validator: validatorOf(marketplace, workDraft),
    submit: async ({ title, caption }: WorkDraft) => {
      const file = picture.picture?.file;
      const input = { id: lectureId, title, caption, withoutImage: picture.picture === null };
      return (await works.show(file ? { ...input, workImage: file } : input)).work;
    },
    failure: t('works.showFailed'),
    onSuccess(shown) {
      write(shown);
      close();
      onSuccess?.(shown);
    },
    onError: (failure) => failure instanceof Error && onError?.(failure),
  });
  const [isEditing, setEditing] = useState(form.isRestored);
  const removing = useAction(
    {
      mutationFn: async () => void (await works.takeDown({ id: lectureId })),
      onSuccess: () => write(undefined),
      notifyError: (failure) =>
        notifyFailure(marketplace, t('showWork.takeDownFailed'), messageOf(failure, t('works.takeDownFailed'))),
    },
    { onSuccess: () => onSuccess?.(undefined), onError, notify },
  );
  const { lostName } = picture;

  return {
    work,
    form,
    pictureUrl: picture.url,
    fileName: picture.picture?.file.name,
    pictureError:
      pictureError ?? form.errors.workImage ?? (lostName ? t('showWork.lostPicture', { name: lostName }) : undefined),
    choosePicture: async (file) => setPictureError(await picture.choose(file)),
    removePicture() {
      setPictureError(undefined);
      picture.remove();
    },
    isEditing,
    edit: () => setEditing(true),
    cancel() {
      form.discard();
      close();
    },
    takeDown() {
      const remove = async () => void (await isFulfilled(removing.mutateAsync(undefined)));
      if (!notify) return void remove();
      notices.show({
        type: 'warning',
        title: t('showWork.takeDownTitle'),
        message: t('showWork.takeDownText'),
        confirmLabel: t('showWork.takeDownConfirm'),
        busyLabel: t('showWork.takingDown'),
        isDestructive: true,
        onConfirm: remove,
      });
    },
  };
}
