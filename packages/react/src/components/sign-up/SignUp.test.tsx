import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { SignUp } from './index.ts';

withMockServer();

it.each([
  [undefined, /^Learn/],
  ['learner', /^Learn/],
  ['instructor', /^Teach/],
] as const)('begins with the role of the link: %s', (role, name) => {
  renderWithMarketplace(<SignUp role={role} />);
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

it('begins with what the page knows', async () => {
  const prefill = { email: 'nila@example.org', name: ' Nila Devi  Rao ' };
  renderWithMarketplace(<SignUp prefill={prefill} />);
  const values = () =>
    ['First name', 'Last name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values()).toEqual(['Nila Devi', 'Rao', 'nila@example.org']);
});
