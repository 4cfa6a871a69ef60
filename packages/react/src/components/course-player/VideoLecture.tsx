import type { Lecture } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';
import { playerWords } from '@lectern/sdk/words';
import { useMemo } from 'react';
import type { PlayerParts } from '../../hooks/learning/useCoursePlayer.ts';
import { useVideoProgress } from '../../hooks/learning/useVideoProgress.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { framedVideo, videoPlayer } from './lateLectures.ts';

interface VideoLectureProps {
  lecture: Lecture;
  player: Pick<PlayerParts, 'next' | 'select' | 'reload' | 'progress'>;
}

const place = (
  <div className="lectern-course-player-media" data-loading>
    <Skeleton shape="box" />
  </div>
);
const root = { className: 'lectern-course-player-video' };

/** A video lecture: our own player for files and HLS, a frame for YouTube and Vimeo. */
export function VideoLecture({ lecture, player }: VideoLectureProps) {
  const { t } = useLectern('CoursePlayer', playerWords);
  const { next } = player;
  const progress = useVideoProgress(lecture, player.progress);
  const source = useMemo(() => videoSource(lecture.contentUrl), [lecture.contentUrl]);
  const onNext = () => {
    if (next) player.select(next._id);
  };
  if (!source) return <ErrorNote message={t('player.noVideo')} />;
  const common = { lecture, progress, next, onNext };
  if ('embedUrl' in source) {
    return (
      <LatePart part={framedVideo} root={root} skeleton={place}>
        {(FramedVideo) => <FramedVideo {...common} source={source} />}
      </LatePart>
    );
  }
  return (
    <LatePart
      part={videoPlayer}
      root={root}
      skeleton={<div className="lectern-course-player-video-place">{place}</div>}
    >
      {(VideoPlayer) => <VideoPlayer {...common} source={source} onRefresh={player.reload} />}
    </LatePart>
  );
}
