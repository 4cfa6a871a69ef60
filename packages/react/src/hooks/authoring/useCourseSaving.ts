import {
  type AuthoredCourse,
  type CourseInput,
  type FieldError,
  isMarketplaceError,
  messageOf,
  type UploadProgress,
} from '@lectern/sdk';
import { courseFormWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { useMutation, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery, authoredCoursesQuery } from '../../queries/authoredCourses.ts';
import { publicKey } from '../../queries/keys.ts';
import type { ChosenPicture } from '../account/useProfileEditor.ts';
import { useUserId } from '../account/useSession.ts';

interface CourseSavingOptions {
  /** The course to update; without it one is created. */
  courseId: string | undefined;
  /** The new image; null removes the current one. */
  picture: ChosenPicture | null | undefined;
  /** The idempotency key of a new course: a retry creates nothing twice. */
  readKey: () => string;
  /** Called when the course is saved, before the notice. */
  onSaved: () => void;
  onRefuse: (problems: readonly FieldError[]) => void;
  onSave: ((course: AuthoredCourse | undefined) => void) | undefined;
}

/** Saves a course, with the upload progress of its image, and shows a notice about the result. */
export function useCourseSaving({ courseId, picture, readKey, onSaved, onRefuse, onSave }: CourseSavingOptions) {
  const marketplace = useAuthorMarketplace('useCourseSaving');
  const { t, navigate, paths } = useLectern('useCourseSaving', courseFormWords);
  const { notices, session } = marketplace;
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const saving = useMutation({
    mutationFn(data: CourseInput) {
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
        : marketplace.courses.create({ ...data, idempotencyKey: readKey() }, options);
    },
    onSuccess(answer, { title }) {
      onSaved();
      const own = [authoredCoursesQuery(marketplace, userId), authoredCourseQuery(marketplace, userId, courseId ?? '')];
      for (const queryKey of [...own.map((one) => one.queryKey), publicKey()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      const words = courseId ? 'notice.courseUpdated' : 'notice.courseCreated';
      const content = !courseId && answer.course && ownPage(paths.courseContent(answer.course._id));
      notices.show({
        type: 'success',
        title: t(`${words}.title`),
        message: t(`${words}.text`, { title }),
        ...(content && {
          onConfirm: () => navigate(content),
          confirmLabel: t('notice.courseCreated.next'),
          cancelLabel: t('notice.ok'),
        }),
      });
      if (onSave) onSave(answer.course);
      else navigate(paths.instructor);
    },
    onError(error) {
      // Cancelled by the user, or the session has expired, which has its own notice.
      if (running.current?.signal.aborted || !session.getState().isAuthenticated) return;
      if (isMarketplaceError(error)) onRefuse(error.fields);
      const message = messageOf(error, t('notice.courseFailed.text'));
      notices.show({ type: 'error', title: t('notice.submissionFailed.title'), message });
    },
    onSettled: () => setUploaded(undefined),
  });

  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    /** Upload progress of the image in percent, during the upload. */
    uploaded,
    cancel: () => running.current?.abort(),
  };
}
