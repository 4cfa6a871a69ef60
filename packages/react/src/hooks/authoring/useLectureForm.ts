import type { AuthoredLecture, CaptionTrack, LectureType, LectureUpdate } from '@lectern/sdk';
import { lectureDraft, validatorOf } from '@lectern/sdk/forms';
import { type AuthoredSection, stopsSelling } from '@lectern/sdk/rules';
import { contentWords, formWords, lectureFormWords } from '@lectern/sdk/words';
import { type FormEvent, useRef, useState } from 'react';
import { normalizeDuration } from '../../input/normalizeDuration.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import type { UnsavedChanges } from '../forms/useUnsavedChanges.ts';
import { useRefreshContent } from './useContentManager.ts';

/** The fields of the lecture form. */
export interface LectureValues {
  readonly title: string;
  readonly sectionId: string;
  /** A `LectureType`. */
  readonly type: string;
  readonly order: string;
  /** `'true'` or empty, as a checkbox has it. */
  readonly isPublished: string;
  /** `'true'` or empty. */
  readonly isFree: string;
  readonly contentUrl: string;
  /** Minutes and seconds, such as `4:30`. */
  readonly duration: string;
  readonly textContent: string;
  /** A list of `CaptionTrack` as JSON. */
  readonly captions: string;
}

export interface UseLectureFormOptions {
  courseId: string;
  /** The section of the lecture, or the one that a new lecture is added to. */
  section: AuthoredSection;
  /** The lecture to edit; without it the form creates one. */
  lecture?: AuthoredLecture | undefined;
  /** Asks before unsaved changes are left; nothing asks without it. */
  unsaved?: UnsavedChanges | undefined;
  /** Called when the lecture is saved. */
  onSave: () => void;
  /** Creates the quiz of a new quiz lecture: the notice offers it. @default the notice offers nothing */
  onCreateQuiz?: ((lectureId: string) => void) | undefined;
  /** The type that a new lecture has at first. @default 'video' */
  initialType?: LectureType | undefined;
  /** Called in place of `onSave` and the notice, for a lecture that was created by `createAndAddAnother`. */
  onAddAnother?: ((added: AddedLecture) => void) | undefined;
}

/** What the form of the next lecture goes on with. */
export type AddedLecture = Pick<AuthoredLecture, 'title' | 'type' | 'sectionId'>;

/** What {@link useLectureForm} returns. */
export interface UseLectureFormResult extends StoredForm<LectureValues> {
  /** Submits the form, and then calls `onAddAnother`. */
  createAndAddAnother: () => void;
}

/** Creates or edits a lecture (§5). Unsaved changes survive a reload. */
export function useLectureForm({
  courseId,
  section,
  lecture,
  unsaved,
  onSave,
  onCreateQuiz,
  initialType = 'video',
  onAddAnother,
}: UseLectureFormOptions): UseLectureFormResult {
  const marketplace = useAuthorMarketplace('useLectureForm');
  const { t, formats } = useLectern('useLectureForm', contentWords, lectureFormWords);
  const refresh = useRefreshContent(courseId);
  const { confirmUnpublishing, isAsking } = useConfirmUnpublishing(courseId);
  /** Whether the submission that runs is by `createAndAddAnother`, and whether one is about to be. */
  const isAnother = useRef(false);
  const isAnotherNext = useRef(false);
  const form = useStoredForm({
    id: lecture ? `lecture_${lecture._id}` : `newLecture_${section._id}`,
    initialValues: toValues(section, lecture, initialType, formats.clock),
    unsaved,
    validator: {
      safeParse(values: Partial<LectureValues>) {
        const duration = values.duration === undefined ? undefined : normalizeDuration(values.duration);
        const checked = validatorOf(marketplace, lectureDraft).safeParse({
          ...values,
          courseId,
          order: values.order?.trim() || 0,
          duration,
          isPublished: values.isPublished === 'true',
          isFree: values.isFree === 'true',
          captions: readCaptions(values.captions),
        });
        if (checked.success) return checked;
        // The validator's own message is about seconds; this field takes minutes and seconds.
        const message = t(
          /^0*[1-9]\d*$/.test(duration ?? '') ? 'lectureForm.durationLong' : 'lectureForm.durationWrong',
        );
        return {
          success: false,
          errors: checked.errors.map((error) => (error.field === 'duration' ? { ...error, message } : error)),
        };
      },
    },
    async submit(values, creationKey): Promise<string | undefined> {
      if (!lecture) {
        const created = await marketplace.lectures.create({ ...values, idempotencyKey: creationKey() });
        return values.type === 'quiz' ? created.lecture?._id : undefined;
      }
      if (!values.isPublished) await confirmUnpublishing(lecture);
      await marketplace.lectures.update({ id: lecture._id, ...changedFields(lecture, section._id, values) });
      return undefined;
    },
    failure: t('contentManager.lectureSaveFailed'),
    async onSuccess(withoutQuiz, { title, type, sectionId }) {
      await refresh();
      if (isAnother.current && onAddAnother) return onAddAnother({ title, type, sectionId });
      onSave();
      marketplace.notices.show({
        type: 'success',
        title: t(lecture ? 'notice.lectureUpdated.title' : 'notice.lectureCreated.title'),
        message: t(lecture ? 'notice.sectionUpdated.text' : 'notice.sectionCreated.text', { title }),
        ...(withoutQuiz &&
          onCreateQuiz && {
            onConfirm: () => onCreateQuiz(withoutQuiz),
            confirmLabel: t('contentManager.createQuiz'),
            cancelLabel: t('notice.ok'),
          }),
      });
    },
  });
  // While the question is open, nothing is saved yet.
  const { ref, onSubmit } = form.formProps;
  return {
    ...form,
    formProps: {
      ...form.formProps,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        isAnother.current = isAnotherNext.current;
        onSubmit(event);
      },
    },
    isSaving: form.isSaving && !isAsking,
    createAndAddAnother() {
      isAnotherNext.current = true;
      // Submits at once, and checks the fields as the other button does.
      ref.current?.requestSubmit();
      isAnotherNext.current = false;
    },
  };
}

/** Asks before a course that is for sale loses its last published lecture; rejects like a cancelled call if it stays. */
function useConfirmUnpublishing(courseId: string) {
  const marketplace = useAuthorMarketplace('useLectureForm');
  const { t } = useLectern('useLectureForm', contentWords, formWords);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const confirmUnpublishing = async ({ _id, title }: AuthoredLecture) => {
    const userId = marketplace.session.getState().user?.userId ?? '';
    const course = queryClient.getQueryData(authoredCourseQuery(marketplace, userId, courseId).queryKey);
    if (!course || !stopsSelling(course, (one) => one._id === _id)) return;
    setAsking(true);
    await new Promise<void>((resolve, reject) => {
      marketplace.notices.show({
        type: 'warning',
        title: t('contentManager.unpublishLecture'),
        message: `${t('contentManager.unpublishText', { title })} ${t('delete.stopsSelling')}`,
        confirmLabel: t('contentManager.unpublish'),
        onConfirm: resolve,
        onCancel: () => reject(new DOMException('The lecture stays published.', 'AbortError')),
      });
    }).finally(() => setAsking(false));
  };
  return { confirmUnpublishing, isAsking };
}

const toValues = (
  section: AuthoredSection,
  lecture: AuthoredLecture | undefined,
  initialType: LectureType,
  clock: (seconds: number) => string,
): LectureValues => ({
  title: lecture?.title ?? '',
  sectionId: section._id,
  type: lecture?.type ?? initialType,
  order: String(lecture?.order ?? (section.lectures.at(-1)?.order ?? -1) + 1),
  isPublished: (lecture?.isPublished ?? true) ? 'true' : '',
  isFree: lecture?.isFree ? 'true' : '',
  contentUrl: lecture?.contentUrl ?? '',
  // 0 means unknown: an untouched field keeps it (§5).
  duration: lecture?.duration ? clock(lecture.duration) : '',
  textContent: lecture?.textContent ?? '',
  captions: JSON.stringify(lecture?.captions ?? []),
});

/** The fields that differ. An untouched signed address is not sent back. */
function changedFields(
  lecture: AuthoredLecture,
  sectionId: string,
  { courseId: _, type: __, ...values }: { courseId: string; type: string },
): Omit<LectureUpdate, 'id'> {
  const before: Readonly<Record<string, unknown>> = { ...lecture, sectionId };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

/** The tracks in the value of the captions field. */
export function readCaptions(json: string | undefined): CaptionTrack[] {
  try {
    return JSON.parse(json ?? '[]');
  } catch {
    return []; // The draft of another version.
  }
}
