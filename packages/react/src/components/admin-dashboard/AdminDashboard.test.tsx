import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AdminDashboard } from './index.ts';

withMockServer();

describe('AdminDashboard', () => {
  it('has four figures, each a link to what it counts', async () => {
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state: { categories } }) =>
        void categories.push({ _id: '00000001000000000000009f', name: 'Empty', slug: 'empty' }),
    });
    for (const [name, href] of [
      ['Published courses: 12', '/course'],
      ['Categories: 4', '/admin/categories'],
      ['Categories without courses: 1', '/admin/categories'],
      ['Active partners: 1', '/admin/partners'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});
