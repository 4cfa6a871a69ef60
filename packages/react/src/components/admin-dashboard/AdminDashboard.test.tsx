import { mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Newest courses' })).toBeNull());
    // What isn't known isn't "–" before that, and stays no skeleton after it.
    expect(screen.getByText('Learners').nextElementSibling).toHaveTextContent('–');
  });

  it('keeps what is shown where a list fails, and is asked for again', async () => {
    const { sent } = renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: (api) => api.fail('refunds.list', { status: 500, body: {} }),
    });
    const link = await screen.findByRole('link', { name: 'Manage categories' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const before = sent.length;
    await userEvent.click(retry);
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await screen.findByRole('button', { name: 'Try again' });
    expect(link).toBeInTheDocument();
  });

  it('shows no link that what is on its way would move', async () => {
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: (api) => api.fail('overview.get', { delay: 'infinite' }),
    });
    expect((await screen.findByText('Learners')).nextElementSibling).toHaveTextContent(/^$/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the list of refunds', () => {
  const at = '2026-09-14T09:00:00.000Z';
  const order = { orderId: mockId(8, 1), email: 'lena@lectern.example', at };
  const courses = [
    { courseId: mockId(9, 1), title: 'Tides', amount: 548.9 },
    { courseId: mockId(9, 2), title: 'Winds', amount: 878.9 },
  ];
  const dialog = () => screen.findByRole('dialog');
  const press = async (name: string, place: HTMLElement = document.body) =>
    userEvent.click(await within(place).findByRole('button', { name }));

  it('asks before it records that money was returned in another way', async () => {
    const { api } = renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state }) => {
        const failed = { courseTitle: 'Tides', status: 'failed' as const, amount: 548.9, progress: 0, requestedAt: at };
        state.refunds = [{ _id: mockId(8, 2), userId: mockId(1, 1), courseId: mockId(9, 1), ...order, ...failed }];
      },
    });
    await press('Returned in another way');
    expect(await dialog()).toHaveTextContent('They lose access to "Tides"');
    await press('Cancel', await dialog());
    expect(api.state.refunds[0]?.status).toBe('failed');
    await press('Returned in another way');
    await press('Record it', await dialog());
    await waitFor(() => expect(api.state.refunds[0]?.status).toBe('refunded'));
  });

  it('asks before it refunds, with the amount and the person, and reads the figures again', async () => {
    const { api, sent } = renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state }) => {
        const asked = {
          courseTitle: 'Tides',
          status: 'requested' as const,
          amount: 548.9,
          progress: 60,
          requestedAt: at,
        };
        state.refunds = [{ _id: mockId(8, 2), userId: mockId(1, 1), courseId: mockId(9, 1), ...order, ...asked }];
      },
    });
    await press('Refund ₹548.90');
    expect(await dialog()).toHaveTextContent(
      'lena@lectern.example gets ₹548.90 back and loses access to "Tides". This action cannot be undone.',
    );
    await press('Cancel', await dialog());
    expect(api.state.refunds[0]?.status).toBe('requested');
    const reads = () => sent.filter((call) => call.includes('overview')).length;
    const before = reads();
    await press('Refund ₹548.90');
    await press('Refund ₹548.90', await dialog());
    await waitFor(() => expect(api.state.refunds[0]?.status).toBe('refunded'));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('says what was returned at the provider, and ends courses that cost as much, once confirmed', async () => {
    const { api } = renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state }) => {
        state.returns = [{ _id: mockId(8, 3), ...order, amount: 878.9, courses }];
      },
    });
    const row = (await screen.findByText('Returned at the payment provider')).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('₹878.90');
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Tides · ₹548.90' }));
    await press('End the chosen courses', row);
    expect(within(row).getByRole('alert')).toHaveTextContent('Your choice costs ₹548.90, but ₹878.90 was returned.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Tides · ₹548.90' }));
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Winds · ₹878.90' }));
    await press('End the chosen courses', row);
    expect(await dialog()).toHaveTextContent('lena@lectern.example loses access to: Winds.');
    expect(api.state.returns).toHaveLength(1);
    await press('End the chosen courses', await dialog());
    expect(await screen.findByText('₹878.90 for lena@lectern.example: recorded.')).toHaveFocus();
    expect(api.state.refunds).toMatchObject([{ courseTitle: 'Winds', status: 'refunded' }]);
  });

  it('takes what cost less than any course as goodwill, once confirmed', async () => {
    const { api } = renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state }) => {
        state.returns = [{ _id: mockId(8, 3), ...order, amount: 100, courses }];
      },
    });
    expect(await screen.findByText(/The amount is less than any course of this order cost/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('It was goodwill');
    await press('It was goodwill', await dialog());
    await waitFor(() => expect(api.state.goodwill).toMatchObject([{ amount: 100 }]));
    await userEvent.click(screen.getByText('Decided'));
    expect(screen.getByText('Goodwill')).toBeVisible();
  });
});

describe('the disputed payments', () => {
  it("have the provider's reasons and states in words, and those that are new as they are", async () => {
    const dispute = (id: string, reason: string, status: string) => ({
      _id: id,
      orderId: mockId(8, 1),
      email: 'lena@lectern.example',
      amount: 548.9,
      currency: 'INR',
      reason,
      status,
      openedAt: '2026-09-14T09:00:00.000Z',
    });
    renderWithMarketplace(<AdminDashboard />, {
      as: 'admin',
      prepare: ({ state }) => {
        state.disputes = [
          { ...dispute('du_1', 'product_not_received', 'needs_response'), refunded: 100 },
          dispute('du_2', 'a_new_reason', 'toString'),
        ];
      },
    });
    const list = await screen.findByRole('region', { name: 'Disputed payments' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Not received');
    expect(first).toHaveTextContent('Waits for your answer');
    expect(first).toHaveTextContent('Refunded already₹100.00 of this order. Name it in your answer.');
    expect(second).not.toHaveTextContent('Refunded already');
    expect(second).toHaveTextContent('a new reason');
    expect(second).toHaveTextContent('toString');
    expect(list).not.toHaveTextContent('not theirs');
  });
});
