import { describe, expect, it, vi } from 'vitest';
import { frameStorage } from './storage.ts';

/** A page whose frames may not use `localStorage`. */
function page() {
  const parent: Record<number, unknown> & { length: number } = { length: 0 };
  const add = (frame: unknown) => {
    parent[parent.length] = frame;
    parent.length += 1;
  };
  const frame = () => {
    const window = Object.defineProperties(new EventTarget(), {
      parent: { value: parent },
      localStorage: {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      },
    }) as unknown as Window;
    add(window);
    return window;
  };
  return { add, frame };
}

describe('frameStorage', () => {
  it('is the storage of the browser where that works', () => {
    // Other tests of the same environment may have left something.
    const { length } = window.localStorage;
    expect(frameStorage(window)).toEqual({ storage: window.localStorage, isPersistent: true });
    expect(window.localStorage).toHaveLength(length);
  });

  it('is shared by the frames of a page in memory where storage is blocked, and outlives each of them', () => {
    const { add, frame } = page();
    // A frame of another origin: every access throws.
    add(
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('Blocked a frame', 'SecurityError');
          },
        },
      ),
    );
    const [first, second] = [frame(), frame()].map((window) => ({ window, ...frameStorage(window) }));
    expect(first?.isPersistent).toBe(false);
    const heard = vi.fn();
    second?.window.addEventListener('storage', ({ key, newValue }) => heard(key, newValue));
    first?.storage.setItem('embed_token', 'abc');
    expect(second?.storage.getItem('embed_token')).toBe('abc');
    expect(heard).toHaveBeenLastCalledWith('embed_token', 'abc');

    const late = frameStorage(frame()).storage;
    expect(late.getItem('embed_token')).toBe('abc');
    late.removeItem('embed_token');
    expect(first?.storage.getItem('embed_token')).toBeNull();
    expect(second?.storage.getItem('embed_token')).toBeNull();
    expect(heard).toHaveBeenLastCalledWith('embed_token', null);
  });
});
