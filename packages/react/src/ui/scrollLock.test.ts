import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from './scrollLock.ts';

const { documentElement: html, body } = document;
const scrollOf = ({ style }: HTMLElement) => [style.overflowX, style.overflowY];

describe('lockScroll', () => {
  afterEach(() => {
    html.removeAttribute('style');
    body.removeAttribute('style');
    vi.restoreAllMocks();
  });

  it('holds until the last of several dialogs has closed, in any order', () => {
    body.style.overflowY = 'scroll';
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    expect(scrollOf(body)).toEqual(['hidden', 'hidden']);
    second();
    expect(scrollOf(body)).toEqual(['', 'scroll']);
    const third = lockScroll();
    expect(scrollOf(body)).toEqual(['hidden', 'hidden']);
    third();
    expect(scrollOf(body)).toEqual(['', 'scroll']);
  });

  it('locks the root element where that has its own overflow, and restores what was there', () => {
    html.style.setProperty('overflow-y', 'scroll', 'important');
    const unlock = lockScroll();
    expect(scrollOf(html)).toEqual(['hidden', 'hidden']);
    expect(scrollOf(body)).toEqual(['', '']);
    unlock();
    expect(html.style.overflowY).toBe('scroll');
    expect(html.style.getPropertyPriority('overflow-y')).toBe('important');
  });

  it('keeps the width of the scrollbar by padding where there is no gutter', () => {
    vi.spyOn(html, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ overflow: 'visible' } as CSSStyleDeclaration);
    const unlock = lockScroll();
    expect(html.style.paddingInlineEnd).toBe('15px');
    unlock();
    expect(html.style.paddingInlineEnd).toBe('');
  });

  it("changes no padding where the scrollbar doesn't take any width", () => {
    vi.spyOn(html, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const unlock = lockScroll();
    expect(html.style.paddingInlineEnd).toBe('');
    unlock();
  });
});
