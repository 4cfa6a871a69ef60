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
  { place: 'left of the screen', left: -120, right: 200, translate: '128px' },
  { place: 'right of the screen', left: 300, right: 620, translate: '-228px' },
  { place: 'on the screen', left: 20, right: 340, translate: '' },
  { place: 'wider than the screen', left: 40, right: 500, translate: '-32px' },
])('a popup $place is moved by "$translate"', ({ left, right, translate }) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 100));
  const { rerender } = render(<Popup isOpen={false} />);
  expect(screen.getByTestId('popup').style.translate).toBe('');
  rerender(<Popup isOpen />);
  expect(screen.getByTestId('popup').style.translate).toBe(translate);
});
