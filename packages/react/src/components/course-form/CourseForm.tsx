import { type ReactNode, useId } from 'react';
import { type UseCourseFormOptions, useCourseForm } from '../../hooks/useCourseForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseTrail } from '../course-trail/index.ts';
import { RequireCapability } from '../require-capability/index.ts';
import { CourseFormContext } from './context.ts';
import * as parts from './parts.ts';

export interface CourseFormProps extends UseCourseFormOptions {
  /** Without children the form has its usual parts. */
  children?: ReactNode;
}

/** Creating a course, or editing one's own (§2, course form). Instructors only: others are told, and go to the dashboard. */
function Root(props: CourseFormProps) {
  const { paths } = useLectern('CourseForm');
  const userId = useUserId();
  return (
    <RequireCapability of="courseForm" fallback={paths.dashboard}>
      {/* A draft belongs to a person and a course: another one begins with another form. */}
      <Form key={`${userId} ${props.courseId}`} {...props} />
    </RequireCapability>
  );
}

function Form({ children, ...options }: CourseFormProps) {
  const { t, Link, paths } = useLectern('CourseForm');
  const state = useCourseForm(options);
  const id = useId();
  return (
    <section className="lectern-course-form" aria-labelledby={id}>
      {state.course && <CourseTrail courseId={state.course._id} title={state.course.title} current="edit" />}
      <h1 id={id}>{t(state.isNew ? 'courseForm.createTitle' : 'courseForm.editTitle')}</h1>
      {state.status === 'ready' && (
        <CourseFormContext.Provider value={{ ...state, idOf: (field) => `${id}-${field}` }}>
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
                <div className="lectern-course-form-main">
                  <parts.CourseFormRestored />
                  <parts.CourseFormSummary />
                  <parts.CourseFormDetails />
                  <parts.CourseFormPricing />
                  <parts.CourseFormStatus />
                  <parts.CourseFormMore />
                  <parts.CourseFormActions />
                </div>
                <parts.CourseFormPreview />
              </>
            )}
          </form>
        </CourseFormContext.Provider>
      )}
      {state.status === 'loading' && <FormSkeleton />}
      {state.status === 'failed' && (
        <ErrorNote message={state.error ?? ''} retryLabel={t('error.retry')} onRetry={state.reload} />
      )}
      {state.status === 'notOwned' && (
        <EmptyNote message={t('courseForm.notOwned')} icon="lock" role="alert">
          <Link href={paths.instructor} className="lectern-button" data-variant="primary">
            {t('courseForm.back')}
          </Link>
        </EmptyNote>
      )}
    </section>
  );
}

function FormSkeleton() {
  const { t } = useLectern('CourseForm');
  return (
    <div className="lectern-course-form-layout">
      <LoadingStatus label={t('courseForm.loading')} />
      <div className="lectern-course-form-main" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <div key={place} className="lectern-course-form-section" data-loading>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

export const CourseForm = Object.assign(Root, {
  Restored: parts.CourseFormRestored,
  Summary: parts.CourseFormSummary,
  Details: parts.CourseFormDetails,
  Pricing: parts.CourseFormPricing,
  Status: parts.CourseFormStatus,
  More: parts.CourseFormMore,
  Actions: parts.CourseFormActions,
  Preview: parts.CourseFormPreview,
});
