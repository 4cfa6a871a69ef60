import {
  type CourseDraft,
  type FieldError,
  fileProblem,
  isApiError,
  isMarketplaceError,
  messageOf,
  type OwnCourse,
  placeholderImage,
  type UploadProgress,
} from '@lectern/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { keys } from '../queries/keys.ts';
import { ownCourseQuery, ownCoursesQuery } from '../queries/ownCourses.ts';
import {
  areSameValues,
  type CourseFormValues,
  emptyCourse,
  readCourseValues,
  valuesOf,
  withoutBlankLines,
  withoutUnchanged,
} from './courseFormValues.ts';
import { loadFailure } from './loadFailure.ts';
import { readAsAddress } from './readAsAddress.ts';
import { useCategories } from './useCategories.ts';
import { useCreationKey } from './useCreationKey.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import type { ChosenPicture } from './useProfileEditor.ts';
import { useSession } from './useSession.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

export interface CourseFormOptions {
  /** The course to edit; a new one without it. */
  courseId?: string | undefined;
  /** The course is saved; the instructor dashboard opens without it. `course` is missing where the server tells nothing. */
  onSave?: ((course: OwnCourse | undefined) => void) | undefined;
  /** Somebody leaves without saving; the instructor dashboard opens without it. */
  onCancel?: (() => void) | undefined;
}

/**
 * A course being written (§2, §5, course form). What was typed survives a reload and an expired session on this device;
 * needs a signed-in instructor.
 */
export function useCourseForm({ courseId, onSave, onCancel }: CourseFormOptions = {}) {
  const { marketplace, t, navigate, paths } = useLectern('useCourseForm');
  const { notices, session } = marketplace;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.userId ?? '';
  const categories = useCategories();
  const courseOptions = ownCourseQuery(marketplace, userId, courseId ?? '');
  // Not kept: whoever opens the form again begins with what is there then.
  const course = useQuery({ ...courseOptions, gcTime: 0, enabled: courseId !== undefined && userId !== '' });
  const start = course.data ? valuesOf(course.data) : emptyCourse;

  const [draft, changeDraft, clearDraft] = useDraft<CourseFormValues | null>(
    courseId ?? 'course',
    null,
    readCourseValues,
  );
  /** A draft holds no file, only what the chosen one was called. */
  const [imageName, keepImageName, forgetImage] = useDraft(`${courseId ?? 'course'}_image`, '', readName);
  const [isRestored, setRestored] = useState(draft !== null);
  const key = useCreationKey('course');
  const values = draft ?? start;
  /** Null: the picture is to be taken away. */
  const [picture, setPicture] = useState<ChosenPicture | null>();
  const isDirty = picture !== undefined || (draft !== null && !areSameValues(draft, start));
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const unsaved = useUnsavedChanges({ canKeep: true, note: picture ? t('courseForm.imageNotKept') : undefined });
  useLeaveWarning(isDirty, unsaved.isMarked);

  const refuse = (found: readonly FieldError[]) => {
    setProblems(found);
    if (found.length > 0) setAttempt((before) => before + 1);
  };
  const settle = (field: string) =>
    setProblems((before) => before.filter((one) => one.field !== field && !one.field.startsWith(`${field}.`)));
  const discard = () => {
    running.current?.abort();
    clearDraft();
    forgetImage();
    setRestored(false);
    if (!courseId) key.forget();
    setPicture(undefined);
    setProblems([]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has chosen to leave is asked again once more is written.
  useEffect(() => unsaved.mark(isDirty ? discard : undefined), [isDirty, draft, picture]);
  const check = () => {
    const written = withoutBlankLines(values);
    return marketplace.rules.courseDraft.safeParse({ ...written, ...(picture ? { courseImage: picture.file } : {}) });
  };
  const leave = onCancel ?? (() => navigate(paths.instructor));

  const saving = useMutation({
    mutationFn(data: CourseDraft) {
      const controller = new AbortController();
      running.current = controller;
      if (picture) setUploaded(0);
      const options = {
        signal: controller.signal,
        onProgress: ({ sent, total }: UploadProgress) =>
          picture && setUploaded(total > 0 ? Math.round((sent / total) * 100) : 0),
      };
      return courseId
        ? marketplace.courses.update({ courseId, ...data, ...(picture === null ? { courseImage: null } : {}) }, options)
        : marketplace.courses.create({ ...data, idempotencyKey: key.read() }, options);
    },
    onSuccess(answer, { title }) {
      discard();
      unsaved.mark(undefined);
      for (const queryKey of [ownCoursesQuery(marketplace, userId).queryKey, courseOptions.queryKey, keys.public()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      const words = courseId ? 'notice.courseUpdated' : 'notice.courseCreated';
      notices.show({
        type: 'success',
        title: t(`${words}.title`),
        message: t(`${words}.text`, { title }),
      });
      if (onSave) onSave(answer.course);
      else navigate(paths.instructor);
    },
    onError(error) {
      // Given up by the person, or the session has ended and has said so: neither is a failed save.
      if (running.current?.signal.aborted || !session.getState().isAuthenticated) return;
      if (isMarketplaceError(error)) refuse(error.fields);
      const message = messageOf(error, t('notice.courseFailed.text'));
      notices.show({ type: 'error', title: t('notice.submissionFailed.title'), message });
    },
    onSettled: () => setUploaded(undefined),
  });

  const isNotOwned = isApiError(course.error) && course.error.status === 404;
  const isThere = categories.data !== undefined && (course.data !== undefined || !courseId);
  const failure = categories.error ?? course.error;
  const status = isThere ? 'ready' : isNotOwned ? 'notOwned' : failure ? 'failed' : 'loading';
  const usual = t(failure === categories.error ? 'categories.listFailed' : 'courses.detailFailed');
  return {
    /** `failed` says why in `error`. */
    status,
    error: failure ? loadFailure(failure, t('courseForm.loadFailed'), usual) : undefined,
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
      changeDraft((before) => ({ ...(before ?? start), ...next }));
      for (const field of Object.keys(next)) settle(field);
    },
    /** What is there was written before, and not saved. */
    isRestored: isRestored && isDirty,
    /** What the picture of the draft was called, which has to be chosen again. */
    lostImage: picture === undefined ? imageName : '',
    picture,
    imageUrl: picture === null ? undefined : (picture?.preview ?? course.data?.imageUrl),
    /** Takes a picture that keeps to §5; says why it does not take another. */
    async chooseImage(file: File) {
      settle('courseImage');
      const problem = fileProblem(file, 'courseImage');
      if (!problem) {
        keepImageName(() => file.name);
        return setPicture({ file, preview: (await readAsAddress(file)) || placeholderImage });
      }
      const message = t(problem.message);
      setProblems((before) => [...before, { field: 'courseImage', message }]);
      const title = t(problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title');
      notices.show({ type: 'error', title, message });
    },
    /** Takes the picture away: the one just chosen, or the one of the course. */
    removeImage() {
      settle('courseImage');
      forgetImage();
      setPicture(course.data?.imageUrl ? null : undefined);
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
      if (saving.isPending) return;
      const written = withoutBlankLines(values);
      if (!areSameValues(written, values)) changeDraft(() => written);
      const checked = check();
      refuse(checked.success ? [] : checked.errors);
      if (checked.success) saving.mutate(withoutUnchanged(checked.data, written, start));
    },
    isSaving: saving.isPending,
    /** Percent of the picture that has been sent, while one is. */
    uploaded,
    cancelUpload: () => running.current?.abort(),
    /** Puts away what was changed. */
    discard,
    /** Puts away what is not saved and stays; asks first. */
    startOver: () => (isDirty ? unsaved.startOver() : discard()),
    /** Leaves; asks first where something is not saved. */
    cancel: () => unsaved.leave(leave),
  };
}

const readName = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** What `useCourseForm` gives, for parts of one's own. */
export type CourseFormState = ReturnType<typeof useCourseForm>;
