import { accessWords, courseFormWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useId, useState } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import {
  type UseCourseFormOptions,
  type UseCourseFormResult,
  useCourseForm,
} from '../../hooks/authoring/useCourseForm.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps, type RootState } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { FieldSkeleton, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCardSkeleton } from '../course-card/index.ts';
import { CourseTrail } from '../course-trail/index.ts';
import { useGuard } from '../require-capability/index.ts';
import { CourseFormProvider } from './context.ts';
import * as parts from './parts.ts';

export interface CourseFormProps extends RootProps<'section'>, UseCourseFormOptions {
  /** The parts, in your arrangement, inside the form. @default the usual parts */
  children?: ReactNode;
}

const CourseFormRoot = createRoot('section', 'lectern-course-form');

const Root = forwardRef<HTMLElement, CourseFormProps>(function CourseForm(
  { courseId, onSave, onCancel, children, ...props },
  ref,
) {
  const { paths } = useLectern('CourseForm');
  const userId = useUserId();
  const titleId = useId();
  const [state, setState] = useState<RootState>('loading');
  const guard = useGuard({ of: 'courseForm', fallback: paths.dashboard });
  return (
    <CourseFormRoot ref={ref} aria-labelledby={titleId} {...props} state={guard?.state ?? state}>
      {guard ? (
        guard.content
      ) : (
        // A draft belongs to a user and a course: another one gets a new form.
        <Form
          key={`${userId} ${courseId}`}
          courseId={courseId}
          onSave={onSave}
          onCancel={onCancel}
          titleId={titleId}
          onStateChange={setState}
        >
          {children}
        </Form>
      )}
    </CourseFormRoot>
  );
});

const rootStates: Record<UseCourseFormResult['status'], RootState> = {
  loading: 'loading',
  notOwned: 'forbidden',
  failed: 'error',
  ready: 'ready',
};

interface FormProps extends UseCourseFormOptions {
  titleId: string;
  onStateChange: (state: RootState) => void;
  children: ReactNode;
}

function Form({ titleId, onStateChange, children, ...options }: FormProps) {
  const { t, Link, paths } = useLectern('CourseForm', accessWords, courseFormWords, teachingWords);
  const state = useCourseForm(options);
  const rootState = rootStates[state.status];
  useEffect(() => {
    onStateChange(rootState);
    return () => onStateChange('loading');
  }, [onStateChange, rootState]);
  return (
    <>
      {state.course && <CourseTrail courseId={state.course._id} title={state.course.title} current="edit" />}
      <h1 id={titleId}>{t(state.isNew ? 'courseForm.createTitle' : 'courseForm.editTitle')}</h1>
      {state.status === 'ready' && (
        <CourseFormProvider value={{ ...state, idOf: (field) => `${titleId}-${field}` }}>
          <form
            noValidate
            className="lectern-course-form-layout"
            onSubmit={(event) => {
              event.preventDefault();
              state.save();
            }}
          >
            {children ?? (
              <>
                <parts.CourseFormPreview />
                <parts.CourseFormMain>
                  <parts.CourseFormRestored />
                  <parts.CourseFormSummary />
                  <parts.CourseFormDetails />
                  <parts.CourseFormPricing />
                  <parts.CourseFormStatus />
                  <parts.CourseFormMore />
                  <parts.CourseFormActions />
                </parts.CourseFormMain>
              </>
            )}
          </form>
        </CourseFormProvider>
      )}
      {state.status === 'loading' && <FormSkeleton />}
      {state.status === 'failed' && (
        <ErrorNote message={state.error ?? ''} retryLabel={t('error.retry')} onRetry={state.reload} />
      )}
      {state.status === 'notOwned' && (
        <NoAccess heading={t('notice.accessDenied.title')} message={t('courseForm.notOwned')} role="alert">
          <Link href={paths.instructor} className="lectern-button" data-variant="primary">
            {t('courseForm.back')}
          </Link>
        </NoAccess>
      )}
    </>
  );
}

function FormSkeleton() {
  const { t } = useLectern('CourseForm', courseFormWords);
  return (
    <div className="lectern-course-form-layout">
      <LoadingStatus label={t('courseForm.loading')} />
      <div className="lectern-course-form-main" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <div key={place} className="lectern-course-form-section" data-loading>
            <Skeleton shape="title" />
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        ))}
        <Skeleton shape="button" />
      </div>
      <div className="lectern-course-form-preview" aria-hidden="true">
        <Skeleton shape="short" />
        <CourseCardSkeleton />
      </div>
    </div>
  );
}

/**
 * Creates or edits a course (§2, course form). For instructors: others see a notice and go to the dashboard. Its
 * `data-state` is `loading`, `forbidden`, `error` or `ready`.
 */
export const CourseForm = Object.assign(Root, {
  Main: parts.CourseFormMain,
  Restored: parts.CourseFormRestored,
  Summary: parts.CourseFormSummary,
  Details: parts.CourseFormDetails,
  Pricing: parts.CourseFormPricing,
  Status: parts.CourseFormStatus,
  More: parts.CourseFormMore,
  Actions: parts.CourseFormActions,
  Preview: parts.CourseFormPreview,
});
