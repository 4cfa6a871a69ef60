import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { TextLecture } from './index.ts';

withMockServer();

it('loads the sanitizer again when the learner tries again, in the same root', async () => {
  vi.doMock('./sanitizeLecture.ts', () => {
    throw new Error('offline');
  });
  const ref = createRef<HTMLDivElement>();
  const { user } = renderWithMarketplace(<TextLecture ref={ref} className="mine" html="<p>Look up.</p>" />);
  const root = ref.current;
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(root).toHaveAttribute('data-state', 'error');
  vi.doUnmock('./sanitizeLecture.ts');
  await user.click(retry);
  expect(await screen.findByText('Look up.')).toBeVisible();
  expect(ref.current).toBe(root);
  expect(root).toHaveClass('lectern-text-lecture', 'mine');
  expect(root).toHaveAttribute('data-state', 'ready');
});
