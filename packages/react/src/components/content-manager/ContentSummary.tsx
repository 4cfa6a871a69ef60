import { contentWarnings, courseSeconds, courseStatusDisplay } from '@lectern/sdk';
import { forwardRef, type HTMLAttributes } from 'react';
import { usePublishCourse } from '../../hooks/usePublishCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useContent } from './context.ts';

/** The course's title, status and size, the way to see it as a learner, and publishing it. */
export const ContentSummary = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function ContentSummary(
  { className, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('ContentManager');
  const { course, state } = useContent('Summary');
  const { isPublished, toggle, isPending, saved, error } = usePublishCourse(course);
  const lectures = state.sections.flatMap((section) => section.lectures);
  const seconds = courseSeconds({ sections: state.sections, duration: 0 });
  const drafts = lectures.filter((lecture) => !lecture.isPublished).length;
  return (
    <header ref={ref} {...props} className={cx('lectern-content-summary', className)}>
      <div>
        <h2 dir="auto">{course.title}</h2>
        <p className="lectern-content-facts">
          <span className="lectern-course-status" data-accent={courseStatusDisplay(course.status).accent}>
            {t(`courseStatus.${course.status}`)}
          </span>{' '}
          {t('contentManager.summary', {
            sections: t.plural('count.sections', state.sections.length),
            lectures: t.plural('count.lectures', lectures.length),
          })}
          {seconds > 0 && ` · ${formats.duration(seconds)}`}
          {drafts > 0 && ` · ${t.plural('contentManager.drafts', drafts)}`}
        </p>
      </div>
      <div className="lectern-content-ways">
        <Link href={paths.coursePreview(course._id)} className="lectern-button" data-variant="secondary">
          <Icon name="eye" />
          {t('contentManager.preview')}
        </Link>
        <Button isBusy={isPending} onClick={toggle}>
          {t(isPending ? 'contentManager.saving' : isPublished ? 'contentManager.unpublish' : 'contentManager.publish')}
        </Button>
      </div>
      {error && (
        <p role="alert" className="lectern-form-error">
          {error}
        </p>
      )}
      <p role="status" className="lectern-content-saved">
        {saved === course.status && saved === 'draft' && t('contentManager.statusSaved.draft')}
        {saved === course.status && saved === 'published' && (
          <>
            {t('contentManager.statusSaved.published')}
            {contentWarnings(state.sections).length > 0 && ` ${t('contentManager.worthFixing')}`}
          </>
        )}
      </p>
    </header>
  );
});
