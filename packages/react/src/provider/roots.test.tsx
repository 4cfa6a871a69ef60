import { createMarketplace, type Marketplace } from '@lectern/sdk';
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { LecternProvider, type LecternProviderProps } from './LecternProvider.tsx';

let marketplace: Marketplace;
const draw = (props: Partial<LecternProviderProps> = {}): RenderResult => {
  const rootOf = (more: Partial<LecternProviderProps>) => (
    <LecternProvider marketplace={marketplace} {...more}>
      <p>{more.className}</p>
    </LecternProvider>
  );
  return render(rootOf(props));
};
const create = () => {
  marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', storage: memoryStorage() });
};
afterEach(() => marketplace.destroy());

describe('several roots on one client', () => {
  it.each([2, 4])('%i of them show a notice once, and the next takes over when its root goes', (count) => {
    create();
    const roots = Array.from({ length: count }, () => draw());
    act(() => marketplace.notices.show({ title: 'Course Unavailable' }));
    for (const [place, root] of roots.entries()) {
      const dialog = screen.getByRole('dialog', { name: 'Course Unavailable' });
      expect(root.container).toContainElement(dialog);
      expect(roots.filter(({ container }) => container.contains(dialog))).toHaveLength(1);
      expect(marketplace.notices.getState().isOpen).toBe(true);
      act(() => root.unmount());
      if (place === count - 1) expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('leave the notice to one that wants to show it', () => {
    create();
    draw({ hasNoticeDialog: false });
    const second = draw();
    act(() => marketplace.notices.show({ title: 'Course Unavailable' }));
    expect(second.container).toContainElement(screen.getByRole('dialog'));
  });
});

describe('the theme of a root', () => {
  afterEach(() => vi.unstubAllGlobals());
  const themeOf = ({ container }: RenderResult) =>
    container.querySelector('.lectern-root')?.getAttribute('data-lectern-theme');

  it("is its own where the host says so, and the client's otherwise", () => {
    create();
    marketplace.theme.set('dark');
    expect(['light', 'dark', 'inherit'].map((theme) => themeOf(draw({ theme } as LecternProviderProps)))).toEqual([
      'light',
      'dark',
      'dark',
    ]);
    expect(themeOf(draw())).toBe('dark');
    expect(marketplace.theme.getState().mode).toBe('dark');
  });

  it("follows the visitor's system as it changes, and stores nothing", () => {
    const system = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => system);
    create();
    marketplace.theme.set('light');
    const root = draw({ theme: 'auto' });
    expect(themeOf(root)).toBe('dark');
    system.matches = false;
    act(() => void system.dispatchEvent(new Event('change')));
    expect(themeOf(root)).toBe('light');
    expect(marketplace.theme.getState()).toEqual({ mode: 'light', isChosen: true });
  });
});
