import { type AuthoredCourse, type FieldError, isApiError } from '@lectern/sdk';
import { useEffect, useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { authoredCourseQuery } from '../queries/authoredCourses.ts';
import {
  type CourseFormValues,
  changedValues,
  emptyCourse,
  readCourseValues,
  valuesOf,
  withoutBlankLines,
  withoutUnchanged,
} from './courseFormValues.ts';
import { useCategories } from './useCategories.ts';
import { useCoursePicture } from './useCoursePicture.ts';
import { useCourseSaving } from './useCourseSaving.ts';
import { useCreationKey } from './useCreationKey.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useSession } from './useSession.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

export interface CourseFormOptions {
  /** The course to edit; a new one without it. */
  courseId?: string | undefined;
  /** The course is saved; the instructor dashboard opens without it. `course` is missing where the server tells nothing. */
  onSave?: ((course: AuthoredCourse | undefined) => void) | undefined;
  /** Somebody leaves without saving; the instructor dashboard opens without it. */
  onCancel?: (() => void) | undefined;
}

/**
 * A course being written (§2, §5, course form). What was typed survives a reload and an expired session on this device;
 * needs a signed-in instructor.
 */
export function useCourseForm({ courseId, onSave, onCancel }: CourseFormOptions = {}) {
  const { marketplace, t, navigate, paths } = useLectern('useCourseForm');
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const categories = useCategories();
  const course = useQuery({
    ...authoredCourseQuery(marketplace, userId, courseId ?? ''),
    // Not kept: whoever opens the form again begins with what is there then.
    gcTime: 0,
    enabled: courseId !== undefined && userId !== '',
  });
  const start = course.data ? valuesOf(course.data) : emptyCourse;

  const draftId = courseId ?? 'course';
  // Only what was changed: everything else is as the server has it, also when it changes there after the draft was kept.
  const [draft, changeDraft, clearDraft] = useDraft<Partial<CourseFormValues> | null>(draftId, null, readCourseValues);
  const image = useCoursePicture(draftId, course.data?.imageUrl);
  const { picture } = image;
  const [isRestored, setRestored] = useState(draft !== null);
  const key = useCreationKey('course');
  const values = { ...start, ...draft };
  const isDirty = picture !== undefined || changedValues(values, start) !== null;
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const unsaved = useUnsavedChanges({ canKeep: true, note: picture ? t('courseForm.imageNotKept') : undefined });
  useLeaveWarning(isDirty, unsaved.isDirty);

  const refuse = (found: readonly FieldError[]) => {
    setProblems(found);
    if (found.length > 0) setAttempt((before) => before + 1);
  };
  const settle = (field: string) =>
    setProblems((before) => before.filter((one) => one.field !== field && !one.field.startsWith(`${field}.`)));
  const saving = useCourseSaving({
    courseId,
    picture,
    readKey: key.read,
    onSaved() {
      discard();
      unsaved.mark(undefined);
    },
    onRefuse: refuse,
    onSave,
  });
  const discard = () => {
    saving.cancel();
    clearDraft();
    image.reset();
    setRestored(false);
    if (!courseId) key.forget();
    setProblems([]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has chosen to leave is asked again once more is written.
  useEffect(() => unsaved.mark(isDirty ? discard : undefined), [isDirty, draft, picture]);
  const check = () => {
    const written = withoutBlankLines(values);
    return marketplace.rules.courseDraft.safeParse({ ...written, ...(picture ? { courseImage: picture.file } : {}) });
  };
  const leave = onCancel ?? (() => navigate(paths.instructor));

  const isNotOwned = isApiError(course.error) && course.error.status === 404;
  const isThere = categories.data !== undefined && (course.data !== undefined || !courseId);
  const failure = categories.error ?? course.error;
  const status = isThere ? 'ready' : isNotOwned ? 'notOwned' : failure ? 'failed' : 'loading';
  return {
    /** `failed` says why in `error`. */
    status,
    error: failure ? describeLoadError(failure, t('courseForm.loadFailed')) : undefined,
    reload() {
      if (categories.error) void categories.refetch();
      if (course.error) void course.refetch();
    },
    isNew: courseId === undefined,
    /** What is saved already, of a course that is edited. */
    course: course.data,
    categories: categories.data ?? [],
    values,
    /** Writes into the form. */
    change(next: Partial<CourseFormValues>) {
      changeDraft((before) => changedValues({ ...before, ...next }, start));
      for (const field of Object.keys(next)) settle(field);
    },
    /** What is there was written before, and not saved. */
    isRestored: isRestored && isDirty,
    /** What the picture of the draft was called, which has to be chosen again. */
    lostImage: image.lostName,
    picture,
    imageUrl: image.url,
    /** Takes a picture that keeps to §5; says why it does not take another. */
    async chooseImage(file: File) {
      settle('courseImage');
      const message = await image.choose(file);
      if (message) setProblems((before) => [...before, { field: 'courseImage', message }]);
    },
    /** Takes the picture away: the one just chosen, or the one of the course. */
    removeImage() {
      settle('courseImage');
      image.remove();
    },
    /** Every broken rule, in the order of the rules; `attempt` counts how often saving was refused. */
    problems,
    attempt,
    /** The first problem of a field. */
    problemOf: (field: string) => problems.find((one) => one.field === field)?.message,
    /** Whether a field keeps to its rules, once one is done with it. */
    checkField(field: string) {
      const checked = check();
      const found = checked.success ? [] : checked.errors.filter((one) => one.field === field);
      setProblems((before) => [...before.filter((one) => one.field !== field), ...found]);
    },
    isDirty,
    save() {
      if (saving.isSaving) return;
      const written = withoutBlankLines(values);
      if (changedValues(written, values)) changeDraft(() => changedValues(written, start));
      const checked = check();
      refuse(checked.success ? [] : checked.errors);
      if (checked.success) saving.save(withoutUnchanged(checked.data, written, start));
    },
    isSaving: saving.isSaving,
    /** Percent of the picture that has been sent, while one is. */
    uploaded: saving.uploaded,
    cancelUpload: saving.cancel,
    /** Puts away what was changed. */
    discard,
    /** Puts away what is not saved and stays; asks first. */
    startOver: () => (isDirty ? unsaved.startOver() : discard()),
    /** Leaves; asks first where something is not saved. */
    cancel: () => unsaved.leave(leave),
  };
}

/** What `useCourseForm` gives, for parts of one's own. */
export type CourseFormState = ReturnType<typeof useCourseForm>;
