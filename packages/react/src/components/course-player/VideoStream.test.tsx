import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from './index.ts';

/** In place of hls.js, which needs a browser that plays: what the player asks of it, and says so itself. */
class FakeHls {
  static readonly Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media' };
  static readonly isSupported = () => true;
  static readonly all: FakeHls[] = [];
  url = '';
  nextLevel = -1;
  isDestroyed = false;
  private readonly listeners = new Map<string, (name: string, data: unknown) => void>();
  constructor() {
    FakeHls.all.push(this);
  }
  on = (name: string, listener: (name: string, data: unknown) => void) => void this.listeners.set(name, listener);
  say = (name: string, data: unknown) => act(() => this.listeners.get(name)?.(name, data));
  loadSource = (url: string) => {
    this.url = url;
  };
  attachMedia = () => {};
  destroy = () => {
    this.isDestroyed = true;
  };
}
vi.mock('hls.js', () => ({ default: FakeHls }));

withMockServer();
const course = seedIds.courses.weatherMaps;
const stream = {
  url: 'http://lectern.test/films/1/stream.m3u8',
  previews: {
    url: 'http://lectern.test/films/1/previews.jpg',
    seconds: 10,
    count: 8,
    columns: 5,
    width: 160,
    height: 90,
  },
};
const levels = [
  { width: 640, height: 360 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

beforeEach(() => {
  FakeHls.all.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});

function streamed({ state }: MockApi) {
  for (const { sections } of state.courses)
    for (const { lectures } of sections)
      for (const lecture of lectures) if (lecture.type === 'video') lecture.stream = stream;
}

async function open(stored: Record<string, string> = {}) {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  streamed(api);
  const rendered = renderWithMarketplace(<CoursePlayer courseId={course} />, { as: 'learner', api, stored });
  const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
  await waitFor(() => expect(FakeHls.all).toHaveLength(1));
  await loaded();
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  fireEvent.durationChange(video);
  return { ...rendered, video, hls: latest() };
}

function latest(): FakeHls {
  const hls = FakeHls.all.at(-1);
  if (!hls) throw new Error('Nothing is streamed.');
  return hls;
}

/** The parts that load later are there. */
const loaded = () => act(() => vi.dynamicImportSettled());
const parsed = (hls: FakeHls) => hls.say(FakeHls.Events.MANIFEST_PARSED, { levels });
const fail = (hls: FakeHls) => hls.say(FakeHls.Events.ERROR, { fatal: true, type: 'network' });
const openMenu = { name: 'Speed, captions and quality, now 1×' };

describe('the quality menu', () => {
  it('offers the sizes of the stream, the largest first, and is driven by keys', async () => {
    const { user, hls, marketplace } = await open();
    expect(hls.url).toBe(stream.url);
    expect(screen.queryByRole('button', openMenu)).toBeNull();
    parsed(hls);
    act(() => screen.getByRole('button', openMenu).focus());
    await user.keyboard('{Enter}');
    const quality = screen.getByRole('group', { name: 'Quality' });
    expect([...quality.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Auto',
      '1080p',
      '720p',
      '360p',
    ]);
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Auto' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: '720p' })).toBeChecked();
    expect(hls.nextLevel).toBe(2);
    expect(screen.getByText('Quality 720p')).toBeInTheDocument();
    expect(marketplace.storage.get('videoQuality')).toBe('720');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(hls.nextLevel).toBe(-1);
    expect(screen.getByText('Quality: auto')).toBeInTheDocument();
    expect(marketplace.storage.get('videoQuality')).toBeUndefined();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', openMenu)).toHaveFocus();
  });

  it('plays in the size that was chosen for another video, or in the next smaller one', async () => {
    const { user, hls } = await open({ videoQuality: '900' });
    parsed(hls);
    expect(hls.nextLevel).toBe(2);
    await user.click(screen.getByRole('button', openMenu));
    expect(screen.getByRole('radio', { name: '720p' })).toBeChecked();
  });

  it('is not there for a stream of one size', async () => {
    const { hls } = await open();
    hls.say(FakeHls.Events.MANIFEST_PARSED, { levels: levels.slice(0, 1) });
    expect(screen.getByRole('button', { name: 'Speed and captions, now 1×' })).toBeVisible();
  });
});

describe('a stream that fails', () => {
  it('is tried once more with a fresh address, then the film plays as it was uploaded', async () => {
    const { video, hls } = await open();
    parsed(hls);
    fail(hls);
    await waitFor(() => expect(FakeHls.all).toHaveLength(2));
    expect(hls.isDestroyed).toBe(true);
    fail(latest());
    await waitFor(() => expect(video.src).toContain('/media/welcome.webm'));
    expect(screen.queryByText("The video couldn't be loaded.")).toBeNull();
    expect(screen.getByRole('button', { name: 'Speed and captions, now 1×' })).toBeVisible();
    fireEvent.error(video);
    await waitFor(() => expect(video.src).toContain('/media/welcome.webm'));
    fireEvent.error(video);
    expect(await screen.findByText("The video couldn't be loaded.")).toBeVisible();
  });
});

describe('the pictures of the seek bar', () => {
  const preview = () => document.querySelector<HTMLElement>('.lectern-course-player-video-preview');
  const bar = () => screen.getByRole('slider', { name: 'Position' });
  const point = (clientX: number) => {
    vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 20));
    fireEvent.pointerMove(bar(), { clientX });
  };

  it('show what is under the pointer, and go with it', async () => {
    await open();
    expect(preview()).toBeNull();
    point(230);
    // 65 seconds of 100: the seventh picture, the second one of the second row.
    expect(preview()).toHaveTextContent('1:05');
    expect(preview()?.style.backgroundPosition).toBe('-160px -90px');
    expect(preview()?.style.backgroundImage).toContain(stream.previews.url);
    point(400);
    expect(preview()).toHaveTextContent('1:40');
    expect(preview()?.style.backgroundPosition).toBe('-320px -90px');
    fireEvent.pointerLeave(bar());
    expect(preview()).toBeNull();
  });

  it('follow a drag', async () => {
    await open();
    point(140);
    fireEvent.input(bar(), { target: { value: '20' } });
    expect(preview()).toHaveTextContent('0:20');
    point(180);
    fireEvent.input(bar(), { target: { value: '40' } });
    expect(preview()).toHaveTextContent('0:40');
    fireEvent.pointerUp(bar());
    fireEvent.pointerLeave(bar());
    expect(preview()).toBeNull();
  });

  it('show where the keys are, as long as the bar has the focus', async () => {
    const { user } = await open();
    act(() => screen.getByRole('button', { name: 'Play' }).focus());
    await user.tab({ shift: true });
    expect(bar()).toHaveFocus();
    expect(preview()).toHaveTextContent('0:00');
    fireEvent.input(bar(), { target: { value: '30' } });
    expect(preview()).toHaveTextContent('0:30');
    await user.tab();
    expect(preview()).toBeNull();
  });

  it('are hidden from screen readers, which have the position', async () => {
    await open();
    point(230);
    expect(preview()).toHaveAttribute('aria-hidden', 'true');
  });
});
