import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { star } from './icons.ts';
import { Stars } from './Stars.tsx';

it.each([
  [4.5, '108'],
  [4.26, '103.2'],
  [0, '0'],
  [9, '120'],
])('%f stars are filled to the tenth, by an attribute', (value, width) => {
  render(<Stars value={value} label="rating" />);
  const image = screen.getByRole('img', { name: 'rating' });
  expect(image.querySelector('svg svg')).toHaveAttribute('width', width);
  expect(image.innerHTML).not.toContain('style=');
});

it('the star can be repeated: its path is relative, from the start that `Stars` moves', () => {
  expect(star).toMatch(/^m12 3\.8 [-.\d ]+z$/);
});
