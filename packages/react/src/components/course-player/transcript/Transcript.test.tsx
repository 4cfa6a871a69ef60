import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../../testing/renderWithMarketplace.tsx';
import { withCaptions } from '../../../testing/seedChanges.ts';
import { CoursePlayer } from '../index.ts';

withMockServer();
const { weatherMaps } = seedIds.courses;

const said = ['Look up', 'What do the\nclouds do?', "They don't wait. Look up again."];
const cues = said.map((text, index) => ({
  startTime: 1 + 10 * index,
  endTime: 9 + 10 * index,
  getCueAsHTML: () => Object.assign(document.createDocumentFragment(), { textContent: text }),
}));

// jsdom has neither tracks nor their cues, and plays nothing.
let readable: unknown[] | undefined;
/** The track that loads the captions last, in an element of its own. */
let reading: Node | undefined;
beforeEach(() => {
  readable = cues;
  reading = undefined;
  const { append } = Element.prototype;
  vi.spyOn(HTMLVideoElement.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
    if (nodes[0] instanceof Node) [reading] = nodes;
    append.apply(this, nodes);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get: () => ({ cues: readable, mode: 'disabled' }),
  });
});
afterEach(() => void Reflect.deleteProperty(HTMLTrackElement.prototype, 'track'));

async function open(languages = ['en'], settled: 'load' | 'error' = 'load') {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  withCaptions(api, Object.fromEntries(languages.map((tag) => [tag, `http://lectern.test/${tag}.vtt`])));
  const rendered = renderWithMarketplace(<CoursePlayer courseId={weatherMaps} />, { as: 'learner', api });
  const video = (await screen.findByLabelText('What you will make')) as HTMLVideoElement;
  await screen.findByRole('heading', { level: 2, name: 'Transcript' });
  const settle = async (event: 'load' | 'error') => {
    await waitFor(() => expect(reading).toBeDefined());
    fireEvent(reading as Node, new Event(event));
  };
  await settle(settled);
  return { ...rendered, video, settle };
}
const list = () => within(screen.getByRole('list', { name: 'Transcript' }));
const lines = () => list().getAllByRole('button');
const current = () => lines().find((line) => line.hasAttribute('aria-current'))?.textContent;
const playTo = (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = seconds;
  fireEvent.timeUpdate(video);
};

describe('the transcript', () => {
  it('has the captions as lines, marks the one that is spoken, and moves the video to the pressed one', async () => {
    const { user, video } = await open();
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      '0:01Look up',
      '0:11What do the clouds do?',
      "0:21They don't wait. Look up again.",
    ]);
    expect(current()).toBeUndefined();
    playTo(video, 12);
    expect(current()).toBe('0:11What do the clouds do?');
    // Between two lines it is the last.
    playTo(video, 20);
    expect(current()).toBe('0:11What do the clouds do?');
    await user.click(lines()[2] as HTMLElement);
    expect(video.currentTime).toBe(21);
  });

  it('is one stop of Tab, whose arrow keys reach each line, and Enter moves the video there', async () => {
    const { user, video } = await open();
    playTo(video, 12);
    const stops = () => lines().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([lines()[1]]);
    act(() => lines()[1]?.focus());
    await user.keyboard('{ArrowDown}');
    expect(lines()[2]).toHaveFocus();
    expect(stops()).toEqual([lines()[2]]);
    await user.keyboard('{Home}{Enter}');
    expect(lines()[0]).toHaveFocus();
    expect(video.currentTime).toBe(1);
    await user.keyboard('{End}{ArrowDown}');
    expect(lines()[2]).toHaveFocus();
  });

  it('is searched by words, whatever stands between them, and says how many lines were found', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search the transcript' });
    await user.type(search, 'look UP');
    await waitFor(() => expect(screen.getByText('2 lines found')).toHaveAttribute('role', 'status'));
    expect(list().getAllByText('Look up', { selector: 'mark' })).toHaveLength(2);
    await user.clear(search);
    await user.type(search, "don't");
    expect(await screen.findByText('1 line found')).toBeVisible();
    expect(lines().map(({ textContent }) => textContent)).toEqual(["0:21They don't wait. Look up again."]);
    await user.clear(search);
    await user.type(search, 'umbrella');
    expect(await screen.findByText('No line has these words.')).toBeVisible();
    await user.clear(search);
    await waitFor(() => expect(lines()).toHaveLength(3));
    // The key that shows and hides the side panel is a letter here.
    expect(document.querySelector('[data-folded]')).toBeNull();
  });

  it('follows the video until the person scrolls, and again once they come back', async () => {
    const { user, video } = await open();
    const box = document.querySelector('.lectern-course-player-transcript-box') as HTMLElement;
    const moved = vi.spyOn(box, 'scrollTop', 'set');
    playTo(video, 12);
    expect(moved).toHaveBeenCalledTimes(1);
    fireEvent.wheel(box);
    playTo(video, 22);
    expect(moved).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Back to the current line' }));
    expect(moved).toHaveBeenCalled();
    expect(lines()[2]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back to the current line' })).toBeNull();
    moved.mockClear();
    playTo(video, 2);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('is read apart from the video, which may load late or never', async () => {
    const { video } = await open();
    expect(reading?.isConnected).toBe(false);
    expect(video.contains(reading as Node)).toBe(false);
    expect(lines()).toHaveLength(3);
  });

  it('is in the language of the captions that are shown, or in the chosen one', async () => {
    const { user, marketplace, settle } = await open(['de', 'en']);
    const language = screen.getByRole('combobox', { name: 'Language of the transcript' });
    expect(language).toHaveValue('en');
    const source = () => (reading as HTMLTrackElement).src;
    act(() => marketplace.preferences.set({ captions: 'de' }));
    expect(language).toHaveValue('de');
    expect(source()).toBe('http://lectern.test/de.vtt');
    await settle('load');
    expect(screen.getByRole('list', { name: 'Transcript' })).toHaveAttribute('lang', 'de');
    await user.selectOptions(language, 'English');
    expect(source()).toBe('http://lectern.test/en.vtt');
  });

  it('says so where the captions have no text or cannot be loaded, and tries again', async () => {
    readable = [];
    const { unmount } = await open();
    expect(screen.getByText('These captions have no text.')).toBeVisible();
    unmount();
    const { user, settle } = await open(['en'], 'error');
    expect(screen.getByRole('alert')).toHaveTextContent("The transcript couldn't be loaded.");
    readable = cues;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle('load');
    expect(lines()).toHaveLength(3);
  });

  it('is not there without captions', async () => {
    renderWithMarketplace(<CoursePlayer courseId={weatherMaps} />, { as: 'learner' });
    await screen.findByLabelText('What you will make');
    expect(screen.queryByRole('heading', { name: 'Transcript' })).toBeNull();
  });
});
