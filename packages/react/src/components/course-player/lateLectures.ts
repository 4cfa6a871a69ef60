import { type Lecture, videoSource } from '@lectern/sdk';
import { deferred } from '../../ui/deferred.ts';

// What a kind of lecture needs beside the player's frame. The sanitizer of texts has its own way: see TextLecture.
export const videoPlayer = deferred(async () => (await import('./video/VideoPlayer.tsx')).VideoPlayer);
export const framedVideo = deferred(async () => (await import('./FramedVideo.tsx')).FramedVideo);
export const quizRunner = deferred(async () => (await import('../quiz-runner/QuizRunner.tsx')).QuizRunner);
export const assignmentRunner = deferred(
  async () => (await import('../assignment-runner/AssignmentRunner.tsx')).AssignmentRunner,
);

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
