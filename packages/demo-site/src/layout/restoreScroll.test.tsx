import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from './restoreScroll.ts';

let height = 0;
let grow = () => {};
let isWatched = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', Math.min(top ?? 0, height)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = () => isWatched && listener();
      }
      observe() {
        isWatched = true;
      }
      disconnect() {
        isWatched = false;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function growTo(px: number) {
  height = px;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: px, configurable: true });
  grow();
}

it('reaches the position however late the content comes, then leaves the page alone', () => {
  height = 383;
  const { isWaiting } = restoreScroll(1109, '');
  expect(window.scrollY).toBe(383);
  vi.advanceTimersByTime(30_000);
  expect(isWaiting()).toBe(true);
  growTo(2000);
  expect(window.scrollY).toBe(1109);
  expect(isWaiting()).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(isWatched).toBe(false);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('gives up at a %s', (type) => {
  height = 383;
  restoreScroll(1109, '');
  window.dispatchEvent(new Event(type));
  growTo(2000);
  expect(window.scrollY).toBe(383);
});

it('gives up when the page is scrolled by other means, such as its scrollbar, but not by its own scrolling', () => {
  height = 383;
  restoreScroll(1109, '');
  window.dispatchEvent(new Event('scroll'));
  growTo(600);
  expect(window.scrollY).toBe(600);
  vi.stubGlobal('scrollY', 100);
  window.dispatchEvent(new Event('scroll'));
  growTo(2000);
  expect(window.scrollY).toBe(100);
});

it('goes on when the page gets shorter, which scrolls it too', () => {
  growTo(600);
  restoreScroll(1109, '');
  expect(window.scrollY).toBe(600);
  // The browser says so before it tells who watches the size.
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 383, configurable: true });
  vi.stubGlobal('scrollY', 383);
  window.dispatchEvent(new Event('scroll'));
  growTo(383);
  growTo(2000);
  expect(window.scrollY).toBe(1109);
});
