// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from '../createMarketplace.ts';
import { memory } from '../testing/client.ts';

const open = (storage = memory(), options = {}) => createMarketplace({ baseUrl: '/api', storage, ...options });

function systemTheme(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (next: boolean) => {
    query.matches = next;
    for (const listener of listeners) listener();
  };
}
afterEach(() => void vi.unstubAllGlobals());

describe('the theme', () => {
  it('follows the system until it is chosen, and then stays', () => {
    const change = systemTheme(true);
    const storage = memory();
    const { theme } = open(storage);
    expect(theme.getState()).toEqual({ mode: 'dark', isChosen: false });
    change(false);
    expect(theme.getState().mode).toBe('light');
    expect(storage.data.has('theme')).toBe(false);
    theme.toggle();
    change(true);
    change(false);
    expect(theme.getState()).toEqual({ mode: 'dark', isChosen: true });
    expect(storage.data.get('theme')).toBe('{"mode":"dark"}');
  });

  it.each([
    ['{"mode":"dark"}', 'dark'],
    ['{"mode":"light"}', 'light'],
    ['{}', 'light'],
    ['{"mode":"blue"}', 'light'],
    ['dark', 'light'],
    ['{', 'light'],
  ])('reads %s as %s, whatever the system says', (text, mode) => {
    systemTheme(true);
    expect(open(memory({ theme: text })).theme.getState().mode).toBe(mode);
  });
});

describe('preferences', () => {
  it('have defaults until they are set, and are stored under their key', () => {
    const storage = memory();
    const { preferences } = open(storage);
    expect(preferences.getState()).toEqual({ playbackRate: 1, captions: null });
    preferences.set({ playbackRate: 1.5 });
    preferences.set({ captions: 'en' });
    expect(storage.data.get('preferences')).toBe('{"playbackRate":1.5,"captions":"en"}');
    expect(open(storage).preferences.getState()).toEqual({ playbackRate: 1.5, captions: 'en' });
  });

  it.each([
    ['{', { playbackRate: 1, captions: null }],
    ['null', { playbackRate: 1, captions: null }],
    ['{"playbackRate":"fast","captions":"en"}', { playbackRate: 1, captions: 'en' }],
    ['{"playbackRate":1.25,"captions":7}', { playbackRate: 1.25, captions: null }],
    ['{"playbackRate":0}', { playbackRate: 1, captions: null }],
    ['{"playbackRate":1e9,"captions":""}', { playbackRate: 1, captions: null }],
  ])('reads %s as %o', (text, state) => {
    expect(open(memory({ preferences: text })).preferences.getState()).toEqual(state);
  });

  it('follow other tabs until the marketplace is destroyed', () => {
    const { preferences, destroy } = open();
    const otherTab = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue }));
    otherTab('{"playbackRate":2,"captions":"hi"}');
    expect(preferences.getState()).toEqual({ playbackRate: 2, captions: 'hi' });
    otherTab(null);
    expect(preferences.getState()).toEqual({ playbackRate: 1, captions: null });
    destroy();
    otherTab('{"playbackRate":2}');
    expect(preferences.getState().playbackRate).toBe(1);
  });
});

describe('the storage', () => {
  it('falls back to memory if it throws, and reports it once', () => {
    const full = memory();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { theme, notices, storage } = open(full);
    const shown = vi.fn();
    notices.subscribe((state, before) => state.isOpen && !before.isOpen && shown(state.title));
    theme.set('dark');
    notices.hide();
    expect(storage.set('preferences', '1')).toBe(false);
    expect(storage.get('preferences')).toBe('1');
    expect(shown.mock.calls).toEqual([['Not Saved']]);
    expect(theme.getState().mode).toBe('dark');
  });

  it('counts as empty if reading throws', () => {
    const broken = memory();
    broken.getItem = () => {
      throw new Error('denied');
    };
    const marketplace = open(broken);
    expect(marketplace.session.getState().token).toBeUndefined();
    expect(marketplace.cart.getState().items).toEqual([]);
  });

  it('prefixes every key, and neither reads nor changes the host’s own keys', () => {
    const storage = memory({ token: 'the host’s own' });
    const marketplace = open(storage, { storagePrefix: 'lectern_' });
    expect(marketplace.session.getState().token).toBeUndefined();
    marketplace.theme.set('dark');
    marketplace.session.signOut();
    expect([...storage.data]).toEqual([
      ['token', 'the host’s own'],
      ['lectern_theme', '{"mode":"dark"}'],
    ]);
  });
});

describe('notices', () => {
  it('show, update and hide; a new one replaces the current one', () => {
    const { notices } = open();
    notices.show({ title: 'One', message: 'first', type: 'error', onConfirm: () => {} });
    notices.update({ isLoading: true });
    expect(notices.getState()).toMatchObject({ isOpen: true, title: 'One', isLoading: true });
    notices.show({ title: 'Two' });
    expect(notices.getState()).toMatchObject({ title: 'Two', message: '', type: 'info', isLoading: false });
    expect(notices.getState().onConfirm).toBeUndefined();
    notices.hide();
    expect(notices.getState().isOpen).toBe(false);
  });
});

describe('notifications', () => {
  it('are newest first and at most 50, can be read, removed and cleared', () => {
    const { notifications } = open();
    for (let number = 1; number <= 51; number += 1) notifications.add({ title: `${number}`, message: '' });
    const { items } = notifications.getState();
    expect(items).toHaveLength(50);
    expect([items[0]?.title, items.at(-1)?.title]).toEqual(['51', '2']);
    notifications.markRead(items[0]?._id ?? '');
    expect(notifications.getState().items[0]?.isRead).toBe(true);
    notifications.remove(items[0]?._id ?? '');
    expect(notifications.getState().items).toHaveLength(49);
    notifications.clear();
    expect(notifications.getState().items).toEqual([]);
  });

  it('dismissed by one user stay dismissed in this browser, only for that user', () => {
    const { notifications } = open();
    const one = (id: string) => ({
      _id: id,
      type: 'info' as const,
      title: id,
      message: '',
      link: undefined,
      createdAt: '2026-01-01T00:00:00Z',
      isRead: false,
      events: 1,
    });
    const ids = () => notifications.getState().items.map(({ _id }) => _id);
    notifications.load('lena');
    notifications.receive([one('a'), one('b')]);
    notifications.remove('a');
    notifications.receive([one('a'), one('b')]);
    expect(ids()).toEqual(['b']);
    notifications.load('omar');
    expect(ids()).toEqual([]);
    notifications.receive([one('a')]);
    expect(ids()).toEqual(['a']);
    notifications.load('lena');
    notifications.receive([one('a'), one('b')]);
    expect(ids()).toEqual(['b']);
  });
});
