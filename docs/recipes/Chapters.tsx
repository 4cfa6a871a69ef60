import { CoursePlayer, usePlayback } from '@lectern/react';
import '@lectern/react/styles/course-player.css';
import { useState } from 'react';

const chapters = [
  { title: 'What a clear sentence is', at: 0 },
  { title: 'The verb first', at: 95 },
];

export function Chapters({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  const [time, setTime] = useState(0);
  const playback = usePlayback(({ currentTime }) => setTime(currentTime));
  const current = chapters.findLast(({ at }) => at <= time);
  return (
    <>
      <CoursePlayer courseId={courseId} lectureId={lectureId} playback={playback} />
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.at} aria-current={chapter === current ? 'step' : undefined}>
            <button type="button" onClick={() => playback.seek(chapter.at)}>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
