import { playerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Curriculum } from '../curriculum/index.ts';
import { useCoursePlayerContext } from './context.ts';

/** Course title, progress and curriculum, beside the lecture on wide screens; without children it has these. */
export const CoursePlayerSide = definePart('CoursePlayerSide', 'aside', 'lectern-course-player-side', (name) => {
  const { course, courseHref } = useCoursePlayerContext(name);
  const { t, Link } = useLectern(name, playerWords);
  return {
    'aria-label': t('player.curriculum'),
    children: (
      <>
        <Link href={courseHref} className="lectern-course-player-course" dir="auto">
          {course.title}
        </Link>
        <Progress />
        <PlayerCurriculum />
      </>
    ),
  };
});

/** The same in a dialog behind a button, where there is no room beside the lecture. */
export function PlayerSheet() {
  const { course } = useCoursePlayerContext('CoursePlayerTitle');
  const { t, portal, formats } = useLectern('CoursePlayer', playerWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        className="lectern-course-player-sheet-toggle"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={icons.menu} />
        {t('player.curriculum')} · {formats.decimal(course.progress)}%
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={course.title}
        closeLabel={t('notice.close')}
        container={portal}
        placement="start"
      >
        <Progress />
        <PlayerCurriculum onSelect={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Progress() {
  const { progress } = useCoursePlayerContext('CoursePlayerSide').course;
  const { t, formats } = useLectern('CoursePlayer');
  const text = t('player.percent', { percent: formats.decimal(progress) });
  return (
    <div className="lectern-course-player-progress">
      <ProgressBar percent={progress} label={t('player.progress')} text={text} />
      <span>{text}</span>
    </div>
  );
}

function PlayerCurriculum({ onSelect }: { onSelect?: () => void }) {
  const { course, lecture, select, finish } = useCoursePlayerContext('CoursePlayerSide');
  const { t } = useLectern('CoursePlayer', playerWords);
  return (
    <>
      <Curriculum
        sections={course.sections}
        currentLectureId={finish?.isOpen ? undefined : lecture._id}
        onLectureSelect={(lectureId) => {
          select(lectureId);
          onSelect?.();
        }}
      />
      {finish && (
        <Button
          variant="quiet"
          aria-current={finish.isOpen || undefined}
          onClick={() => {
            finish.open();
            onSelect?.();
          }}
        >
          <Icon shape={icons.success} />
          {t('player.finish')}
        </Button>
      )}
    </>
  );
}
