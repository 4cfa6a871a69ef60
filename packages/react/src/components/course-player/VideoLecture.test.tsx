import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from './index.ts';

withMockServer();
const course = seedIds.courses.weatherMaps;
const first = seedIds.lectures.video;
const learner = seedIds.users.learner;
const position = (api: MockApi) => api.state.progress.get(`${learner} ${first}`);

// jsdom has the element and its events, but plays nothing.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    fireEvent.pause(this);
  });
});

async function open(prepare?: (api: MockApi) => void) {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  prepare?.(api);
  const rendered = renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner', api });
  await screen.findByRole('heading', { level: 1, name: 'What you will make' });
  return rendered;
}

async function openFile() {
  const rendered = await open();
  const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  fireEvent.durationChange(video);
  act(() => video.focus());
  return { ...rendered, video };
}

describe('the video player', () => {
  it('is driven by keys while the focus is in it', async () => {
    const { user, video } = await openFile();
    await user.keyboard('k');
    expect(video.paused).toBe(false);
    await user.keyboard(' ');
    expect(video.paused).toBe(true);
    video.currentTime = 50;
    await user.keyboard('l');
    expect(video.currentTime).toBe(60);
    await user.keyboard('{ArrowLeft}{ArrowLeft}j');
    expect(video.currentTime).toBe(30);
    await user.keyboard('7');
    expect(video.currentTime).toBe(70);
    await user.keyboard('{Home}');
    expect(video.currentTime).toBe(0);
    await user.keyboard('j');
    expect(video.currentTime).toBe(0);
    await user.keyboard('m');
    expect(video.muted).toBe(true);
    expect(screen.getByText('Muted')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(video.volume).toBeCloseTo(0.9);
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { level: 1, name: 'Looking closely' })).toBeVisible();
  });

  it('leaves the keys alone outside of it, and a focused button its own', async () => {
    const { user, video } = await openFile();
    const forward = screen.getByRole('button', { name: 'Forward 10 seconds' });
    act(() => forward.focus());
    await user.keyboard(' ');
    expect(video.currentTime).toBe(10);
    expect(video.paused).toBe(true);
    act(() => screen.getByRole('button', { name: 'Mark as Complete' }).focus());
    await user.keyboard('lkm');
    expect([video.currentTime, video.paused, video.muted]).toEqual([10, true, false]);
  });

  it('is driven by keys from the heading, where the focus is after it was chosen in the outline', async () => {
    const { user } = await openFile();
    await user.click(screen.getByRole('button', { name: /Looking closely/ }));
    await screen.findByRole('heading', { level: 1, name: 'Looking closely' });
    act(() => screen.getByRole('button', { name: /What you will make/ }).focus());
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'What you will make' });
    expect(heading).toHaveFocus();
    const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
    await user.keyboard('k');
    expect(video.paused).toBe(false);
    await user.keyboard(' ');
    expect(video.paused).toBe(true);
    await user.keyboard('{ArrowRight}m');
    expect([video.currentTime, video.muted]).toEqual([10, true]);
    expect(heading).toHaveFocus();
  });

  it('lists its keys with ?, and Escape leads back to where one was', async () => {
    const { user, video } = await openFile();
    await user.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(help).toHaveTextContent('Skip back or forward 10 seconds');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(video).toHaveFocus();
  });

  it('keeps the focus in the list of its keys, which covers the controls', async () => {
    const { user } = await openFile();
    await user.keyboard('?');
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('keeps the speed for every video of this device', async () => {
    const { user, video, marketplace } = await openFile();
    await user.click(screen.getByRole('button', { name: 'Speed and captions, now 1×' }));
    expect(screen.getByRole('radio', { name: '1×' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '1.5×' }));
    expect(video.playbackRate).toBe(1.5);
    expect(marketplace.preferences.getState().playbackRate).toBe(1.5);
    await user.keyboard('{Escape}');
    act(() => video.focus());
    await user.keyboard('>');
    expect(video.playbackRate).toBe(1.75);
  });

  it('shows what comes next when it is over, and starts nothing by itself', async () => {
    const { user, video, api } = await openFile();
    Object.defineProperty(video, 'ended', { value: true, configurable: true });
    video.currentTime = 100;
    fireEvent.ended(video);
    expect(await screen.findByRole('heading', { level: 2, name: 'Looking closely' })).toBeVisible();
    await waitFor(() => expect(position(api)).toMatchObject({ isCompleted: true, lastWatchedPosition: 100 }));
    const [next] = screen.getAllByRole('button', { name: 'Next lecture' });
    expect(next).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Looking closely' })).toBeVisible();
  });

  it('asks once for a fresh address when the first one fails, then says so', async () => {
    const { user, video, sent } = await openFile();
    const asked = () => sent.filter((line) => line.includes(`/purchased-courses/${course}`)).length;
    const before = asked();
    fireEvent.error(video);
    await waitFor(() => expect(asked()).toBe(before + 1));
    fireEvent.error(video);
    expect(await screen.findByText("The video couldn't be loaded.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('What you will make')).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'data:video/mp4,x', 'https://www.youtube.com/redirect?q=x'])(
    'opens no %s',
    async (contentUrl) => {
      const { container } = await open((api) => setAddress(api, contentUrl));
      expect(await screen.findByText("This video can't be played here.")).toBeVisible();
      expect(container.querySelector('iframe, video')).toBeNull();
    },
  );
});

describe('a video of another host', () => {
  const say = (frame: HTMLIFrameElement, origin: string, data: unknown) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { source: frame.contentWindow, origin, data: JSON.stringify(data) }),
      );
    });

  it('resumes YouTube where one was, follows it, and completes the lecture at its end', async () => {
    const { user, api, container } = await open((mock) => {
      setAddress(mock, 'https://youtu.be/aqz-KE-bpKQ');
      mock.state.progress.set(`${learner} ${first}`, {
        lectureId: first,
        isCompleted: false,
        lastWatchedPosition: 12.5,
      });
    });
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Play video: What you will make' }));
    const frame = screen.getByTitle('What you will make') as HTMLIFrameElement;
    expect(new URL(frame.src).searchParams.get('start')).toBe('12');
    const youtube = 'https://www.youtube-nocookie.com';
    const info = (state: object) => ({ event: 'infoDelivery', info: state });
    say(frame, 'https://evil.example', info({ currentTime: 99, duration: 100, playerState: 0 }));
    say(frame, youtube, info({ currentTime: 13, duration: 24, playerState: 1 }));
    say(frame, youtube, info({ currentTime: 18.5 }));
    say(frame, youtube, info({ playerState: 2 }));
    await waitFor(() => expect(position(api)).toMatchObject({ isCompleted: false, lastWatchedPosition: 18.5 }));
    say(frame, youtube, info({ currentTime: 24, playerState: 0 }));
    await waitFor(() => expect(position(api)).toMatchObject({ isCompleted: true, lastWatchedPosition: 24 }));
    expect(screen.getByRole('heading', { level: 2, name: 'Looking closely' })).toBeVisible();
  });

  it('follows Vimeo likewise, and says when it cannot be played', async () => {
    const { user, api } = await open((mock) => setAddress(mock, 'https://vimeo.com/76979871'));
    await user.click(await screen.findByRole('button', { name: 'Play video: What you will make' }));
    const frame = screen.getByTitle('What you will make') as HTMLIFrameElement;
    const vimeo = 'https://player.vimeo.com';
    say(frame, vimeo, { event: 'ready' });
    say(frame, vimeo, { event: 'play', data: {} });
    say(frame, vimeo, { event: 'timeupdate', data: { seconds: 7.25, duration: 24 } });
    say(frame, vimeo, { event: 'pause', data: {} });
    await waitFor(() => expect(position(api)?.lastWatchedPosition).toBe(7.25));
    say(frame, vimeo, { event: 'error', data: {} });
    expect(await screen.findByText("The video couldn't be loaded.")).toBeVisible();
  });
});

function setAddress(api: MockApi, contentUrl: string) {
  for (const { sections } of api.state.courses)
    for (const { lectures } of sections)
      for (const lecture of lectures) if (lecture.type === 'video') lecture.contentUrl = contentUrl;
}
