import { courseSeconds } from '@lectern/sdk';
import { forwardRef, type HTMLAttributes } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useContent } from './context.ts';

/** The course's title with what it holds at this moment, and the way to see it as a learner. */
export const ContentSummary = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function ContentSummary(
  { className, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('ContentManager');
  const { course, state } = useContent('Summary');
  const lectures = state.sections.flatMap((section) => section.lectures);
  const drafts = lectures.filter((lecture) => !lecture.isPublished).length;
  return (
    <header ref={ref} {...props} className={cx('lectern-content-summary', className)}>
      <div>
        <h2>{course.title}</h2>
        <p className="lectern-content-facts">
          {t('contentManager.summary', {
            sections: t.plural('count.sections', state.sections.length),
            lectures: t.plural('count.lectures', lectures.length),
            duration: formats.duration(courseSeconds({ sections: state.sections, duration: 0 })),
          })}
          {drafts > 0 && ` · ${t.plural('contentManager.drafts', drafts)}`}
        </p>
      </div>
      <Link href={paths.coursePreview(course._id)} className="lectern-button" data-variant="secondary">
        <Icon name="eye" />
        {t('contentManager.preview')}
      </Link>
    </header>
  );
});
