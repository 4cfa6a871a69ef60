import {
  type AuthoredCourse,
  type AuthoredCourseDetail,
  type Category,
  type FieldError,
  isApiError,
} from '@lectern/sdk';
import { courseDraft, validatorOf } from '@lectern/sdk/forms';
import { courseFormWords } from '@lectern/sdk/words';
import { useMemo, useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery } from '../../queries/authoredCourses.ts';
import type { ChosenPicture } from '../account/useProfileEditor.ts';
import { useSession } from '../account/useSession.ts';
import { useCategories } from '../catalogue/useCategories.ts';
import { useCreationKey } from '../forms/useCreationKey.ts';
import { isLike, useFormDraft } from '../forms/useFormDraft.ts';
import { useLeaveWarning } from '../forms/useLeaveWarning.ts';
import { usePicture } from '../forms/usePicture.ts';
import { useReportUnsaved } from '../forms/useReportUnsaved.ts';
import { useUnsavedChanges } from '../forms/useUnsavedChanges.ts';
import {
  type CourseFormValues,
  emptyCourse,
  isCourseStatus,
  valuesOf,
  withoutBlankLines,
  withoutUnchanged,
} from './courseFormValues.ts';
import { useCourseSaving } from './useCourseSaving.ts';

export interface UseCourseFormOptions {
  /** The id of the course to edit, which is always loaded: a stale object would overwrite newer changes. Without it the form creates a course. */
  courseId?: string | undefined;
  /** Called when the course is saved; without it the instructor dashboard opens. `course` is undefined if the server returns none. */
  onSave?: ((course: AuthoredCourse | undefined) => void) | undefined;
  /** Called when the user leaves without saving; without it the instructor dashboard opens. */
  onCancel?: (() => void) | undefined;
}

/** What {@link useCourseForm} returns. */
export interface UseCourseFormResult {
  /** `error` has the reason for `failed`; `notOwned`: the course does not exist or belongs to someone else. */
  status: 'ready' | 'notOwned' | 'failed' | 'loading';
  error: string | undefined;
  /** Loads what could not be loaded again. */
  reload: () => void;
  isNew: boolean;
  /** The course as it is saved; undefined for a new one. */
  course: AuthoredCourseDetail | undefined;
  categories: readonly Category[];
  values: CourseFormValues;
  /** Changes fields of the form. */
  change: (next: Partial<CourseFormValues>) => void;
  /** Whether the form shows unsaved changes from before a reload. */
  isRestored: boolean;
  /** The file name of a restored draft's image, which must be chosen again; empty if there is none. */
  lostImage: string;
  /** The chosen image that is not saved yet; null if the image is removed. */
  picture: ChosenPicture | null | undefined;
  /** The image to show: the chosen one, or that of the course. */
  imageUrl: string | undefined;
  /** Sets the image if it meets §5; otherwise adds a problem. */
  chooseImage: (file: File) => Promise<void>;
  /** Removes the chosen image, or the image of the course. */
  removeImage: () => void;
  /** All errors in the order of the rules. */
  problems: readonly FieldError[];
  /** How often a submission was refused. */
  attempt: number;
  /** The message of the first problem of a field. */
  problemOf: (field: string) => string | undefined;
  /** Validates one field, for example on blur. */
  checkField: (field: string) => void;
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Validates all fields and saves the course. */
  save: () => void;
  isSaving: boolean;
  /** Upload progress of the image in percent; undefined when nothing is being uploaded. */
  uploaded: number | undefined;
  /** Cancels saving while the image is uploaded. */
  cancelUpload: () => void;
  /** Discards all changes. */
  discard: () => void;
  /** Discards all changes and stays, after the user confirms. */
  startOver: () => void;
  /** Leaves; asks first if there are unsaved changes. */
  cancel: () => void;
}

/**
 * Creates or edits a course (§2, §5, course form). Unsaved changes survive a reload and an expired session on this device.
 * Needs a signed-in instructor.
 */
export function useCourseForm({ courseId, onSave, onCancel }: UseCourseFormOptions = {}): UseCourseFormResult {
  const marketplace = useAuthorMarketplace('useCourseForm');
  const { t, navigate, paths } = useLectern('useCourseForm', courseFormWords);
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const categories = useCategories();
  const course = useQuery({
    ...authoredCourseQuery(marketplace, userId, courseId ?? ''),
    // Not cached: the form always starts with what the server has.
    gcTime: 0,
    enabled: courseId !== undefined && userId !== '',
  });
  const start = course.data ? valuesOf(course.data) : emptyCourse;

  const draftId = courseId ?? 'course';
  const draft = useFormDraft(draftId, start, (name, value) =>
    name === 'status' ? isCourseStatus(value) : isLike(value, emptyCourse[name]),
  );
  const image = usePicture(draftId, course.data?.imageUrl);
  const { picture } = image;
  const key = useCreationKey(draftId);
  const { values, changes } = draft;
  const isDirty = picture !== undefined || changes !== undefined;
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const unsaved = useUnsavedChanges({ canKeep: true, note: picture ? t('courseForm.imageNotKept') : undefined });
  useLeaveWarning(isDirty, unsaved.isDirty);

  const refuse = (found: readonly FieldError[]) => {
    setProblems(found);
    if (found.length > 0) setAttempt((before) => before + 1);
  };
  const clearProblems = (field: string) =>
    setProblems((before) => before.filter((one) => one.field !== field && !one.field.startsWith(`${field}.`)));
  const saving = useCourseSaving({
    courseId,
    picture,
    readKey: key.read,
    onSaved() {
      discard();
      unsaved.setDirty(undefined);
    },
    onRefuse: refuse,
    onSave,
  });
  const discard = () => {
    saving.cancel();
    draft.clear();
    image.reset();
    key.forget();
    setProblems([]);
  };
  const unsavedState = useMemo(() => (isDirty ? { changes, picture } : undefined), [isDirty, changes, picture]);
  useReportUnsaved(unsaved, unsavedState, discard);
  const check = () =>
    validatorOf(marketplace, courseDraft).safeParse({
      ...withoutBlankLines(values),
      ...(picture ? { courseImage: picture.file } : {}),
    });
  const leave = onCancel ?? (() => navigate(paths.instructor));

  const isNotOwned = isApiError(course.error) && course.error.status === 404;
  const isThere = categories.data !== undefined && (course.data !== undefined || !courseId);
  const failure = categories.error ?? course.error;
  const status = isThere ? 'ready' : isNotOwned ? 'notOwned' : failure ? 'failed' : 'loading';
  return {
    status,
    error: failure ? describeLoadError(failure, t('courseForm.loadFailed')) : undefined,
    reload() {
      if (categories.error) void categories.refetch();
      if (course.error) void course.refetch();
    },
    isNew: courseId === undefined,
    course: course.data,
    categories: categories.data ?? [],
    values,
    change(next: Partial<CourseFormValues>) {
      draft.change(next);
      for (const field of Object.keys(next)) clearProblems(field);
    },
    isRestored: draft.isRestored,
    lostImage: image.lostName,
    picture,
    imageUrl: image.url,
    async chooseImage(file: File) {
      clearProblems('courseImage');
      const message = await image.choose(file);
      if (message) setProblems((before) => [...before, { field: 'courseImage', message }]);
    },
    removeImage() {
      clearProblems('courseImage');
      image.remove();
    },
    problems,
    attempt,
    problemOf: (field: string) => problems.find((one) => one.field === field)?.message,
    checkField(field: string) {
      const checked = check();
      const found = checked.success ? [] : checked.errors.filter((one) => one.field === field);
      setProblems((before) => [...before.filter((one) => one.field !== field), ...found]);
    },
    isDirty,
    save() {
      if (saving.isSaving) return;
      const cleaned = withoutBlankLines(values);
      draft.change(cleaned);
      const checked = check();
      refuse(checked.success ? [] : checked.errors);
      if (checked.success) saving.save(withoutUnchanged(checked.data, cleaned, start));
    },
    isSaving: saving.isSaving,
    uploaded: saving.uploaded,
    cancelUpload: saving.cancel,
    discard,
    startOver: () => (isDirty ? unsaved.startOver() : discard()),
    cancel: () => unsaved.leave(leave),
  };
}
