import type { Lecture } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';
import { late } from '../../ui/late.ts';
import { assignmentRunner } from '../assignment-runner/late.ts';
import { quizRunner } from '../quiz-runner/late.ts';

// With quiz and assignment, what a kind of lecture needs beside the player's frame. TextLecture loads its sanitizer itself.
export const videoPlayer = late(async () => (await import('./video/VideoPlayer.tsx')).VideoPlayer);
export const transcript = late(async () => (await import('./transcript/Transcript.tsx')).Transcript);
export const finish = late(async () => (await import('./finish/Finish.tsx')).Finish);
export const framedVideo = late(async () => (await import('./FramedVideo.tsx')).FramedVideo);

const partOf = ({ type, contentUrl }: Lecture) => {
  if (type === 'quiz') return quizRunner;
  if (type === 'assignment') return assignmentRunner;
  const source = type === 'video' && videoSource(contentUrl);
  return source ? ('embedUrl' in source ? framedVideo : videoPlayer) : undefined;
};

/** Loads what a lecture needs before it is opened. A failure shows when it is. */
export function preloadLecture(lecture: Lecture): void {
  partOf(lecture)
    ?.preload()
    .catch(() => {});
}
