import { contentWarnings, courseSeconds, courseStatusDisplay, courseWorkload } from '@lectern/sdk/rules';
import { contentWords, teachingWords } from '@lectern/sdk/words';
import { usePublishCourse } from '../../hooks/authoring/usePublishCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useContentManagerContext } from './context.ts';

/** The title, status and size of the course, a link to its preview, and the button that publishes it. */
export const ContentManagerSummary = definePart(
  'ContentManagerSummary',
  'header',
  'lectern-content-manager-summary',
  (name) => {
    const { t, formats, Link, paths } = useLectern('ContentManager', contentWords, teachingWords);
    const { course, state } = useContentManagerContext(name);
    const { isPublished, toggle, isPending, saved, error } = usePublishCourse(course);
    const lectures = state.sections.flatMap((section) => section.lectures);
    const seconds = courseSeconds({ sections: state.sections, duration: 0 });
    const time = formats.duration(seconds);
    const parts = formats.workload(courseWorkload(lectures));
    const drafts = lectures.filter((lecture) => !lecture.isPublished).length;
    return {
      children: (
        <>
          <div>
            <h2 dir="auto">{course.title}</h2>
            <p className="lectern-content-manager-facts" dir="auto">
              <span className="lectern-course-status" data-accent={courseStatusDisplay(course.status).accent}>
                {t(`courseStatus.${course.status}`)}
              </span>{' '}
              {t('contentManager.summary', {
                sections: t.plural('count.sections', state.sections.length),
                lectures: t.plural('count.lectures', lectures.length),
              })}
              {seconds > 0 && ` · ${parts ? t('workload.of', { time, parts }) : time}`}
              {drafts > 0 && ` · ${t.plural('contentManager.drafts', drafts)}`}
            </p>
          </div>
          <div className="lectern-content-manager-actions">
            <Link href={paths.coursePreview(course._id)} className="lectern-button" data-variant="secondary">
              <Icon shape={icons.eye} />
              {t('contentManager.preview')}
            </Link>
            <Button isBusy={isPending} busyLabel={t('contentManager.saving')} onClick={toggle}>
              {t(isPublished ? 'contentManager.unpublish' : 'contentManager.publish')}
            </Button>
          </div>
          <FormError>{error}</FormError>
          <p role="status" className="lectern-content-manager-saved">
            {saved === course.status && saved === 'draft' && t('contentManager.statusSaved.draft')}
            {saved === course.status && saved === 'published' && (
              <>
                {t('contentManager.statusSaved.published')}
                {contentWarnings(state.sections).length > 0 && ` ${t('contentManager.worthFixing')}`}
              </>
            )}
          </p>
        </>
      ),
    };
  },
);
