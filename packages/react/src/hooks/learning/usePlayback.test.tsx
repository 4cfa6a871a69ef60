import { seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CoursePlayer } from '../../components/course-player/index.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';

withMockServer();
const { video: first } = seedIds.lectures;

// jsdom has the element and its events, but plays nothing.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

it('is driven by the page, and says what the video does', async () => {
  const onPlayback = vi.fn();
  let playback: Playback | undefined;
  function Page() {
    playback = usePlayback(onPlayback);
    return <CoursePlayer courseId={seedIds.courses.weatherMaps} playback={playback} />;
  }
  const { user } = renderWithMarketplace(<Page />, { as: 'learner' });
  const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
  expect(onPlayback).not.toHaveBeenCalled();
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  fireEvent.loadedMetadata(video);
  fireEvent.loadedMetadata(video);
  const moment = { lectureId: first, currentTime: 0, duration: 100 };
  expect(onPlayback.mock.calls).toEqual([[{ type: 'ready', ...moment }]]);

  await playback?.play();
  expect(video.play).toHaveBeenCalledOnce();
  playback?.seek(400);
  expect(playback).toMatchObject({ currentTime: 100, duration: 100 });
  playback?.seek(42);
  onPlayback.mockClear();
  fireEvent.play(video);
  for (let count = 0; count < 20; count += 1) fireEvent.timeUpdate(video);
  fireEvent.pause(video);
  await waitFor(() => expect(onPlayback).toHaveBeenCalledTimes(3));
  expect(onPlayback.mock.calls.map(([{ type, currentTime }]) => [type, currentTime])).toEqual([
    ['play', 42],
    ['pause', 42],
    ['time', 42],
  ]);

  // A text has nothing that plays.
  onPlayback.mockClear();
  act(() => video.focus());
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { level: 1, name: 'Looking closely' })).toBeVisible();
  await expect(playback?.play()).rejects.toThrow('No video is open.');
  expect(playback).toMatchObject({ currentTime: 0, duration: 0 });
  expect(onPlayback).not.toHaveBeenCalled();
});
