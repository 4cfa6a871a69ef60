import type { Lecture } from '@lectern/sdk';
import type { UseCoursePlayerOptions } from '../../hooks/useCoursePlayer.ts';
import { useCoursePreview } from '../../hooks/useCoursePreview.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AssignmentPreview } from '../assignment-runner/index.ts';
import { QuizPreview } from '../quiz-runner/index.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { LectureSteps } from './LectureActions.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';

/** The player's own parts, with nobody learning. */
export default function PreviewPlayer(props: UseCoursePlayerOptions) {
  const { t, Link, paths } = useLectern('CoursePreviewPlayer');
  const preview = useCoursePreview(props);
  const { course, current, error, reload } = preview;
  const content = paths.courseContent(props.courseId);

  if (error) {
    return (
      <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload}>
        <Link href={paths.instructor}>{t('courseForm.back')}</Link>
      </ErrorNote>
    );
  }
  if (!course) return <CoursePlayerSkeleton />;
  return (
    <div className="lectern-player" data-preview>
      <PreviewBanner preview={preview} href={content} />
      {current ? (
        <PlayerFrame player={preview} lecture={current} href={content}>
          <LectureBody key={current._id} lecture={current} />
          <div className="lectern-player-actions">
            <LectureSteps player={preview}>
              <Link href={content} className="lectern-button" data-variant="secondary">
                {t('preview.back')}
              </Link>
            </LectureSteps>
          </div>
        </PlayerFrame>
      ) : (
        <EmptyNote message={t('preview.nothing')} headingLevel={1} />
      )}
    </div>
  );
}

function PreviewBanner({ preview, href }: { preview: ReturnType<typeof useCoursePreview>; href: string }) {
  const { t, Link } = useLectern('CoursePreviewPlayer');
  const { isPublished, drafts, withDrafts, showDrafts } = preview;
  return (
    <div className="lectern-player-banner">
      <Icon name="eye" />
      <p>{t(isPublished ? 'preview.bannerPublished' : 'preview.banner')}</p>
      {drafts > 0 && (
        <label className="lectern-player-drafts">
          <input
            type="checkbox"
            checked={withDrafts}
            onChange={({ currentTarget }) => showDrafts(currentTarget.checked)}
          />
          {t.plural('preview.drafts', drafts)}
        </label>
      )}
      <Link href={href}>{t('preview.back')}</Link>
    </div>
  );
}

function LectureBody({ lecture: { _id, type, textContent, contentUrl } }: { lecture: Lecture }) {
  if (type === 'text') return <TextLecture html={textContent ?? ''} />;
  if (type === 'quiz') return <QuizPreview lectureId={_id} />;
  if (type !== 'assignment') return null;
  return (
    <AssignmentPreview contentUrl={contentUrl}>{textContent && <TextLecture html={textContent} />}</AssignmentPreview>
  );
}
