import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { HeroSlider } from './index.ts';

withMockServer();

const slides = ['One', 'Two', 'Three'].map((title) => ({
  title,
  subtitle: `About ${title}`,
  image: `/${title}.svg`,
  action: `Go ${title}`,
}));
const open = () => renderWithMarketplace(<HeroSlider slides={slides} label="Why" />);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('HeroSlider', () => {
  it('shows one of three slides with its link, and moves on every 5 seconds, round and round', async () => {
    open();
    expect(title()).toBe('One');
    expect(screen.getByRole('link', { name: 'Go One' })).toHaveAttribute('href', '/course');
    expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
    await pass(4_900);
    expect(title()).toBe('One');
    await pass(100);
    expect(title()).toBe('Two');
    await pass(10_000);
    expect(title()).toBe('One');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it("leads to the marketplace's own site from every other, or to the slide's own address", () => {
    const given = slides.map((slide, index) => (index === 1 ? { ...slide, href: '/own' } : slide));
    renderWithMarketplace(<HeroSlider slides={given} label="Why" />, { site: 'https://learn.example' });
    expect(screen.getByText('Go Two')).toHaveAttribute('href', '/own');
    expect(screen.getByText('Go One')).toHaveAttribute('href', 'https://learn.example/course');
  });

  it('goes back and on by its arrows, to any by its dots, and announces only what was asked for', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(title()).toBe('Three');
    expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Three');
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(title()).toBe('One');
    await user.click(screen.getByRole('button', { name: 'Slide 2: Two' }));
    expect(title()).toBe('Two');
    expect(screen.getByRole('button', { name: 'Slide 2: Two' })).toHaveAttribute('aria-current', 'true');
  });

  it('rests under a pointer, and with focus inside', async () => {
    const { user } = open();
    const region = screen.getByRole('region', { name: 'Why' });
    fireEvent.pointerEnter(region);
    await pass(20_000);
    expect(title()).toBe('One');
    fireEvent.pointerLeave(region);
    await pass(5_000);
    expect(title()).toBe('Two');
    await user.tab();
    expect(region).toContainElement(document.activeElement as HTMLElement);
    await pass(20_000);
    expect(title()).toBe('Two');
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(5_000);
    expect(title()).toBe('Three');
  });

  it('is paused and played by its button, with the focus still on it', async () => {
    const { user } = open();
    screen.getByRole('button', { name: 'Pause' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await pass(20_000);
    expect(title()).toBe('One');
    await user.keyboard('{Enter}');
    await pass(5_000);
    expect(title()).toBe('Two');
  });

  it('rests in a hidden tab', async () => {
    open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(20_000);
    expect(title()).toBe('One');
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(5_000);
    expect(title()).toBe('Two');
  });

  it('does not start by itself where less motion is wanted, but can be played', async () => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => query);
    open();
    await pass(20_000);
    expect(title()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(5_000);
    expect(title()).toBe('Two');
  });

  it('has a place for a search field, and keeps hidden slides out of reach', () => {
    renderWithMarketplace(
      <HeroSlider slides={slides} label="Why" headingLevel={1} search={<input aria-label="Search" />} />,
    );
    const region = screen.getByRole('region', { name: 'Why' });
    expect(within(region).getByLabelText('Search')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Go Two')).toHaveAttribute('tabindex', '-1');
  });
});
