import { mockId, seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AdminDashboard } from './index.ts';

withMockServer();

const sale = (subtotal: number, place: number) => ({
  _id: mockId(8, place),
  status: 'paid' as const,
  currency: 'INR' as const,
  items: [],
  subtotal,
  tax: 0,
  total: subtotal,
  cardLast4: null,
  createdAt: new Date().toISOString(),
  userId: '',
  idempotencyKey: '',
  fingerprint: '',
});
const sales = [sale(1299.5, 1), sale(499, 2)];

describe('AdminDashboard', () => {
  it('leads from its figures to what they count', async () => {
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state: { categories } }) =>
        void categories.push({ _id: '00000001000000000000009f', name: 'Empty', slug: 'empty' }),
    });
    for (const [name, href] of [
      ['Published courses: 12', '/course'],
      ['Categories without courses: 1', '/admin/categories'],
      ['Active partners: 1', '/admin/partners'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('says what the last 30 days brought in', async () => {
    renderWithMarketplace(<AdminDashboard />, { as: 'admin', prepare: (api) => api.state.orders.push(...sales) });
    const value = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
    await screen.findByRole('heading', { name: 'Newest courses' });
    expect(await value('Orders, 30 days')).toHaveTextContent(/^2$/);
    expect(await value('Revenue, 30 days')).toHaveTextContent('₹1,798.50');
  });

  it('lists the newest courses, and leads to those that have a page', async () => {
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state: { courses } }) => {
        Object.assign(courses[1] ?? {}, { status: 'draft', sections: [] });
        courses.splice(2);
      },
    });
    const link = await screen.findByRole('link', { name: 'Reading Weather Maps' });
    expect(link).toHaveAttribute('href', `/course/${seedIds.courses.weatherMaps}`);
    const draft = screen.getByText('Bread With Patience').closest('li') as HTMLElement;
    expect(within(draft).queryByRole('link')).toBeNull();
    expect(draft).toHaveTextContent('Draft');
    expect(draft).toHaveTextContent('No lecture yet');
  });

  it('keeps its cards where the figures cannot be loaded', async () => {
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: (api) => api.fail('overview.get', { status: 500, body: {} }),
    });
    expect(await screen.findByRole('link', { name: 'Manage categories' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Newest courses' })).toBeNull();
  });
});
