import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { usePopupInSight } from './usePopupInSight.ts';

function Popup({ isOpen }: { isOpen: boolean }) {
  const popup = useRef<HTMLDivElement>(null);
  usePopupInSight(popup, isOpen);
  return <div ref={popup} data-testid="popup" />;
}

it.each([
  { place: 'left of the screen', left: -120, right: 200, end: '-128px' },
  { place: 'right of the screen', left: 300, right: 620, end: '228px' },
  { place: 'on the screen', left: 20, right: 340, end: '' },
  { place: 'wider than the screen', left: 40, right: 500, end: '32px' },
])('a popup $place is moved by "$end"', ({ left, right, end }) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 100));
  const { rerender } = render(<Popup isOpen={false} />);
  expect(screen.getByTestId('popup').style.insetInlineEnd).toBe('');
  rerender(<Popup isOpen />);
  expect(screen.getByTestId('popup').style.insetInlineEnd).toBe(end);
});

it('a popup that is read from right to left is moved the same way', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 0, 320, 100));
  render(
    <div style={{ direction: 'rtl' }}>
      <Popup isOpen />
    </div>,
  );
  expect(screen.getByTestId('popup').style.insetInlineEnd).toBe('-228px');
});
