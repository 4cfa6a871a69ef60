import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withActs } from '../../testing/seedChanges.ts';
import { AuditTrail } from './index.ts';

withMockServer();

describe('AuditTrail', () => {
  it('says who did what, from where, to what, and how it ended', async () => {
    renderWithMarketplace(<AuditTrail />, { as: 'admin', prepare: withActs() });
    const [refund, category, command, unknown] = within(
      await screen.findByRole('list', { name: 'Audit trail' }),
    ).getAllByRole('listitem');
    expect(refund).toHaveTextContent('Decide on a refund');
    expect(refund).toHaveTextContent('Ada Rao');
    expect(refund).toHaveTextContent('from 198.51.100.7');
    expect(refund).not.toHaveTextContent('Refused');
    expect(category).toHaveTextContent('Name: Tides and charts');
    expect(category).toHaveTextContent('Refused');
    expect(command).toHaveTextContent('Make an account an admin');
    expect(command).toHaveTextContent('Operator');
    expect(command).toHaveTextContent('Failed');
    // A newer server knows more.
    expect(unknown).toHaveTextContent('something.new');
    expect(unknown).toHaveTextContent('Interrupted');
  });

  it('says what something is called, where that is known, and its id where it is gone', async () => {
    const api: { known?: string } = {};
    renderWithMarketplace(<AuditTrail />, {
      as: 'admin',
      prepare(mock) {
        withActs(2)(mock);
        const [first, second] = mock.state.auditEvents;
        const course = mock.state.courses[0];
        if (!first || !second || !course) throw new Error('Nothing to name.');
        api.known = course.title;
        first.subjectId = course._id;
        first.details = { courseId: course._id };
        second.subjectId = 'f'.repeat(24);
      },
    });
    const [named, gone] = within(await screen.findByRole('list', { name: 'Audit trail' })).getAllByRole('listitem');
    expect(named).toHaveTextContent(`${api.known} · Course: ${api.known}`);
    expect(gone).toHaveTextContent(`id: ${'f'.repeat(24)}`);
  });

  it('writes what it was given in words, with dates, months and amounts as elsewhere', async () => {
    renderWithMarketplace(<AuditTrail />, {
      as: 'admin',
      prepare(mock) {
        withActs(4)(mock);
        const [code, share, payout, newer] = mock.state.auditEvents;
        if (!code || !share || !payout || !newer) throw new Error('Nothing to describe.');
        code.details = {
          code: 'SPRING',
          kind: 'amount',
          value: 200,
          endsAt: '2026-09-30T00:00:00.000Z',
          maxUses: 1500,
        };
        share.details = { kind: 'percent', value: 15 };
        payout.details = { payee: 'partner', month: '2026-09', amount: 1299.5 };
        newer.details = { isGranted: false, kind: 'newest', someThing: 'x' };
      },
    });
    const texts = within(await screen.findByRole('list', { name: 'Audit trail' }))
      .getAllByRole('listitem')
      .map((item) => item.lastElementChild?.textContent);
    expect(texts[0]).toMatch(/^₹200\.00 off · Code: SPRING · Until: 30 Sept 2026, .+ · Uses at most: 1,500 · id: \w+$/);
    expect(texts.slice(1)).toEqual([
      '15% off',
      'Paid to: a partner · Month: Sept 2026 · Amount: ₹1,299.50',
      'Granted: no · Kind: newest · Some thing: x',
    ]);
  });

  it('shows one action alone, and all again where there is none of it', async () => {
    const { user } = renderWithMarketplace(<AuditTrail />, { as: 'admin', prepare: withActs(60) });
    const items = async () =>
      within(await screen.findByRole('list', { name: 'Audit trail' })).getAllByRole('listitem').length;
    expect(await items()).toBe(50);
    const action = screen.getByRole('combobox', { name: 'Action' });
    await user.selectOptions(action, 'Create a category');
    await waitFor(async () => expect(await items()).toBe(15));
    await user.selectOptions(action, 'Add a partner');
    expect(await screen.findByText('This has not happened yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all actions' }));
    await waitFor(async () => expect(await items()).toBe(50));
  });

  it('goes to older ones', async () => {
    const { user } = renderWithMarketplace(<AuditTrail />, { as: 'admin', prepare: withActs(60) });
    await screen.findByRole('list', { name: 'Audit trail' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Page 2 of 2/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Audit trail' })).getAllByRole('listitem')).toHaveLength(10);
  });
});
