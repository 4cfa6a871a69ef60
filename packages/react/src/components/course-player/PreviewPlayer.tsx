import type { Lecture } from '@lectern/sdk';
import { previewWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef, useRef, useState } from 'react';
import { type UseCoursePreviewResult, useCoursePreview } from '../../hooks/authoring/useCoursePreview.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { compose } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { AssignmentSkeleton, assignmentClass } from '../assignment-runner/late.ts';
import { assignmentPreview } from '../assignment-runner/latePreview.ts';
import { QuizSkeleton, quizClass } from '../quiz-runner/late.ts';
import { quizPreview } from '../quiz-runner/latePreview.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { type CoursePlayerContextValue, PlayerProvider } from './context.ts';
import {
  CoursePlayerColumns,
  CoursePlayerContent,
  CoursePlayerMain,
  CoursePlayerStage,
  CoursePlayerTitle,
  CoursePlayerTranscript,
} from './frameParts.tsx';
import { LectureSteps } from './LectureSteps.tsx';
import { CoursePlayerBar } from './PlayerBar.tsx';
import { PlayerRoot } from './PlayerRoot.ts';
import { CoursePlayerSide } from './PlayerSide.tsx';
import type { CoursePreviewPlayerProps } from './props.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The instructor's preview, of the learner's player's parts. */
export const PreviewPlayer = forwardRef<HTMLDivElement, CoursePreviewPlayerProps>(function PreviewPlayer(
  { courseId, lectureId, onLectureChange, onKeyDown, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('CoursePreviewPlayer', previewWords, teachingWords);
  const preview = useCoursePreview({ courseId, lectureId, onLectureChange });
  const { onKeyDown: onShortcut, ...side } = useSidePanel();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const videoKeys: CoursePlayerContextValue['videoKeys'] = useRef(undefined);
  const { course, current: lecture, error, reload } = preview;
  const courseHref = paths.courseContent(courseId);

  if (error || !course) {
    return (
      <PlayerRoot ref={ref} {...props} onKeyDown={onKeyDown} state={error ? 'error' : 'loading'}>
        {error ? (
          <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={() => void reload()}>
            <Link href={paths.instructor}>{t('courseForm.back')}</Link>
          </ErrorNote>
        ) : (
          <CoursePlayerSkeleton />
        )}
      </PlayerRoot>
    );
  }
  return (
    <PlayerRoot
      ref={ref}
      {...props}
      onKeyDown={compose(onKeyDown, onShortcut)}
      state={lecture ? 'ready' : 'empty'}
      data-preview
    >
      <PreviewBanner preview={preview} href={courseHref} />
      {lecture ? (
        <PlayerProvider
          value={{ ...preview, ...side, video, setVideo, videoKeys, course, lecture, courseHref, hasBackLink: false }}
        >
          <CoursePlayerColumns>
            <CoursePlayerMain>
              <CoursePlayerBar />
              <CoursePlayerStage />
              <CoursePlayerContent>
                <CoursePlayerTitle />
                <LecturePreview key={lecture._id} lecture={lecture} />
                <div className="lectern-course-player-actions">
                  <LectureSteps>
                    <Link href={courseHref} className="lectern-button" data-variant="secondary">
                      {t('preview.back')}
                    </Link>
                  </LectureSteps>
                </div>
                <CoursePlayerTranscript />
              </CoursePlayerContent>
            </CoursePlayerMain>
            <CoursePlayerSide />
          </CoursePlayerColumns>
        </PlayerProvider>
      ) : (
        <EmptyNote message={t('preview.nothing')} headingLevel={1} />
      )}
    </PlayerRoot>
  );
});

function PreviewBanner({ preview, href }: { preview: UseCoursePreviewResult; href: string }) {
  const { t, Link } = useLectern('CoursePreviewPlayer', previewWords);
  const { isPublished, drafts, withDrafts, showDrafts } = preview;
  return (
    <div className="lectern-course-player-banner">
      <Icon shape={icons.eye} />
      <p>{t(isPublished ? 'preview.bannerPublished' : 'preview.banner')}</p>
      {drafts > 0 && (
        <label className="lectern-course-player-drafts">
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

function LecturePreview({ lecture: { _id, type, textContent, contentUrl } }: { lecture: Lecture }) {
  if (type === 'text') return <TextLecture html={textContent ?? ''} />;
  if (type === 'quiz') {
    return (
      <LatePart part={quizPreview} root={{ className: quizClass }} skeleton={<QuizSkeleton />}>
        {(QuizPreview) => <QuizPreview lectureId={_id} />}
      </LatePart>
    );
  }
  if (type !== 'assignment') return null;
  const task = textContent && <TextLecture html={textContent} />;
  const skeleton = (
    <>
      {task}
      <AssignmentSkeleton />
    </>
  );
  return (
    <LatePart part={assignmentPreview} root={{ className: assignmentClass }} skeleton={skeleton}>
      {(AssignmentPreview) => <AssignmentPreview contentUrl={contentUrl}>{task}</AssignmentPreview>}
    </LatePart>
  );
}
