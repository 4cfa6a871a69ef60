import { useState } from 'react';
import type { PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Curriculum } from '../curriculum/index.ts';

/** Course title, progress and curriculum, beside the lecture on wide screens. */
export function PlayerSide({ player, href }: { player: PlayerParts; href: string | undefined }) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  const { course } = player;
  if (!course) return null;
  return (
    <aside className="lectern-player-side" aria-label={t('player.curriculum')}>
      <Link href={href ?? paths.course(course._id)} className="lectern-player-course" dir="auto">
        {course.title}
      </Link>
      <Progress percent={course.progress} />
      <PlayerCurriculum player={player} />
    </aside>
  );
}

/** The same behind a button, as a sheet, where there is no room beside it. */
export function PlayerSheet({ player }: { player: PlayerParts }) {
  const { t, portal, formats } = useLectern('CoursePlayer');
  const [isOpen, setOpen] = useState(false);
  const { course } = player;
  if (!course) return null;
  return (
    <>
      <Button size="small" className="lectern-player-sheet-toggle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('player.curriculum')} · {formats.decimal(course.progress)}%
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={course.title}
        closeLabel={t('notice.close')}
        container={portal}
        placement="start"
      >
        <Progress percent={course.progress} />
        <PlayerCurriculum player={player} onSelect={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Progress({ percent }: { percent: number }) {
  const { t, formats } = useLectern('CoursePlayer');
  const text = t('player.percent', { percent: formats.decimal(percent) });
  return (
    <div className="lectern-player-progress">
      <ProgressBar percent={percent} label={t('player.progress')} text={text} />
      <span>{text}</span>
    </div>
  );
}

function PlayerCurriculum({ player, onSelect }: { player: PlayerParts; onSelect?: () => void }) {
  return (
    <Curriculum
      sections={player.course?.sections ?? []}
      currentLectureId={player.current?._id}
      onLectureSelect={(lectureId) => {
        player.select(lectureId);
        onSelect?.();
      }}
    />
  );
}
