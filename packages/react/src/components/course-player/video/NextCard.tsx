import type { Lecture } from '@lectern/sdk';
import { playerWords, videoWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../../provider/context.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronRight } from '../../../ui/icons.ts';
import { rootOf } from '../../../ui/rootOf.ts';
import { icons } from './icons.ts';

interface NextCardProps {
  next: Lecture | undefined;
  onNext: () => void;
  onReplay: () => void;
}

/** At the end of a video: the next lecture behind a button that has the focus. Nothing starts by itself. */
export function NextCard({ next, onNext, onReplay }: NextCardProps) {
  const { t, formats } = useLectern('CoursePlayer', playerWords, videoWords);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = card.current?.closest('.lectern-course-player-video');
    // Only if the focus was in the player: it is not taken from another part of the page.
    if (stage?.contains(rootOf(stage).activeElement)) card.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={card} className="lectern-course-player-video-next" data-lectern-theme="dark">
      {next && (
        <>
          <p>{t('player.nextUp')}</p>
          <h2 dir="auto">{next.title}</h2>
          <p>
            {t(`lecture.${next.type}`)}
            {next.duration > 0 && ` · ${formats.duration(next.duration)}`}
          </p>
        </>
      )}
      <div className="lectern-course-player-video-next-actions">
        {next && (
          <Button variant="primary" onClick={onNext}>
            {t('player.next')}
            <Icon shape={chevronRight} />
          </Button>
        )}
        <Button onClick={onReplay}>
          <Icon shape={icons.replay} />
          {t('video.replay')}
        </Button>
      </div>
    </div>
  );
}
