import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withSales } from '../../testing/seedChanges.ts';
import { Earnings, Payouts } from './index.ts';
import { withOwnedPartners } from './seed.ts';

withMockServer();
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const cells = (line: HTMLElement) => [...line.querySelectorAll('th, td')].map((cell) => plain(cell.textContent));
const draw = (prepare?: (api: MockApi) => void) =>
  renderWithMarketplace(<Earnings />, { as: 'instructor', ...(prepare ? { prepare } : {}) });

describe('Earnings', () => {
  it('shows the balance, and each month with its sums', async () => {
    draw(withSales);
    const rows = within(await screen.findByRole('region', { name: 'Earnings by month' })).getAllByRole('row');
    expect(cells(rows[0] as HTMLElement)).toEqual([
      'Month',
      'Sales',
      'Paid by learners',
      'Your share',
      'Refunded',
      'Paid out',
    ]);
    // The month before last has two sales, this one has one.
    expect(cells(rows[1] as HTMLElement).slice(1)).toEqual(['1', '₹1,299.50', '₹909.65', '–', '–']);
    expect(cells(rows[2] as HTMLElement).slice(1)).toEqual(['2', '₹2,599.00', '₹1,819.30', '–', '–']);
    expect(cells(rows.at(-1) as HTMLElement)).toEqual(['Total', '18', '₹23,391.00', '₹16,373.70', '₹0.00', '₹0.00']);
    expect(plain(screen.getByText('Not paid out yet').nextElementSibling?.textContent)).toBe('₹16,373.70');
    // As the admin's list has it.
    expect(plain(screen.getByText(/^Due now, for /).nextElementSibling?.textContent)).toBe('₹15,464.05');
    expect(plain(screen.getByText('This month so far').nextElementSibling?.textContent)).toBe('₹909.65');
    const courses = within(screen.getByRole('region', { name: 'By course' })).getAllByRole('row');
    expect(courses.map(cells)).toEqual([
      ['Course', 'Sales', 'Paid by learners', 'Your share', 'Refunded'],
      [expect.any(String), '18', '₹23,391.00', '₹16,373.70', '–'],
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'download',
      expect.stringMatching(/^Earnings_\d{4}-\d\d_\d{4}-\d\d\.csv$/),
    );
  });

  it('lists the payouts of its months with what the bank calls them, as its file does', async () => {
    const now = new Date();
    draw((api) => {
      withSales(api);
      const payout = { payee: 'instructor' as const, payeeId: seedIds.users.instructor, amount: 1_000 };
      api.state.payouts = [
        { ...payout, month: '2026-08', reference: 'NEFT "4711"', recordedAt: now.toISOString() },
        { ...payout, month: '2020-01', reference: 'Of no month that is shown', recordedAt: '2020-02-03T09:00:00.000Z' },
      ];
    });
    const list = (await screen.findByRole('heading', { name: 'Payouts' })).nextElementSibling;
    expect(plain(list?.textContent)).toMatch(/^[^₹]+Until the end of Aug 2026 · Reference NEFT "4711"₹1,000\.00$/);
    const href = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href') ?? '';
    const [, courses, payouts] = decodeURIComponent(href).split('\r\n\r\n');
    expect(courses?.split('\r\n')).toEqual([
      'Course,Sales,Paid by learners,Your share,Refunded',
      expect.stringMatching(/,18,23391\.00,16373\.70,0\.00$/),
    ]);
    expect(payouts?.split('\r\n')).toEqual([
      'Payouts,Month,Paid out,Reference',
      `${now.toISOString().slice(0, 10)},2026-08,1000.00,"NEFT ""4711"""`,
      '',
    ]);
    expect(plain(screen.getByText('Not paid out yet').nextElementSibling?.textContent)).toBe('₹14,373.70');
  });

  it('asks for the chosen period, and leads on where nothing was sold', async () => {
    const { user, sent } = draw();
    expect(await screen.findByText('Nothing was sold in this period.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/instructor');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 60 months');
    await waitFor(() => expect(sent.filter((call) => call.includes('/instructor/earnings'))).toHaveLength(2));
  });
});

describe("Earnings of a partner's owner", () => {
  const drawPartner = (prepare: (api: MockApi) => void = withOwnedPartners) =>
    renderWithMarketplace(<Earnings payee="partner" />, { as: 'learner', prepare });

  it('shows the balance and each month of the chosen partner, with its file', async () => {
    const { user, sent } = drawPartner();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(cells(rows[1] as HTMLElement).slice(1)).toEqual(['3', '₹2,998.50', '₹299.85', '₹49.92', '₹199.90']);
    expect(plain(screen.getByText('Not paid out yet').nextElementSibling?.textContent)).toBe('₹50.03');
    const download = () => screen.getByRole('link', { name: 'Download CSV' });
    expect(download()).toHaveAttribute('download', expect.stringMatching(/^Earnings_The-Garden-Magazine_/));
    expect(decodeURIComponent(download().getAttribute('href') ?? '')).toContain(',3,2998.50,299.85,49.92,199.90');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Partner' }), 'The Tide Table');
    // Another partner's numbers never stand under this name.
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByText('Nothing was sold in this period.')).toBeVisible();
    expect(plain(screen.getByText('Not paid out yet').nextElementSibling?.textContent)).toBe('₹0.00');
    expect(screen.getByText(/^The key of this site no longer works\./)).toBeVisible();
    expect(sent.filter((call) => call.includes('/instructor/earnings'))).toEqual([]);
  });

  it('keeps the numbers of the partner while another period loads', async () => {
    const { user } = drawPartner();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 60 months');
    expect(screen.getByRole('table')).toBeInTheDocument();
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(62));
  });

  it('names the only partner, and leads on where there is none', async () => {
    const { unmount } = drawPartner((api) => {
      withOwnedPartners(api);
      api.state.partners.splice(1);
    });
    expect(await screen.findByRole('heading', { name: 'The Garden Magazine' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Partner' })).toBeNull();
    unmount();
    const { sent } = drawPartner(() => {});
    expect(await screen.findByText(/^No site is registered to your account\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How your site sells courses' })).toHaveAttribute('href', '/partners');
    expect(sent.filter((call) => call.includes('/earnings'))).toEqual([]);
  });
});

it('marks the numbers of a month that are 0, which a narrow table leaves out', async () => {
  renderWithMarketplace(<Earnings />, { as: 'instructor', prepare: withSales });
  const table = await screen.findByRole('region', { name: 'Earnings by month' });
  const rows = within(table).getAllByRole('row').slice(1);
  const zeros = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.zero === 'true'),
  );
  expect(zeros.slice(0, -1)).toEqual(
    rows.slice(0, -1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent === '–'),
    ),
  );
  expect(zeros.flat().some(Boolean)).toBe(true);
  // The sums are all there.
  expect(zeros.at(-1)?.some(Boolean)).toBe(false);
});

describe('Payouts', () => {
  it('records what is due, and takes it back', async () => {
    const { user, api } = renderWithMarketplace(<Payouts />, { as: 'admin', prepare: withSales });
    const record = await screen.findByRole('button', { name: /^Record as paid: ₹15,464\.05 to Ivo Instructor$/ });
    await user.click(record);
    // One press records nothing.
    expect(api.state.payouts).toEqual([]);
    const form = screen.getByRole('form', {
      name: /^Payout to Ivo Instructor for everything until the end of \w+ \d{4}$/,
    });
    expect(within(form).getByText(/^Payout to Ivo Instructor for/)).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Reference' })).toHaveFocus();
    // The form is what it opened.
    expect(screen.queryByRole('button', { name: /^Record as paid:/ })).toBeNull();
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    const again = screen.getByRole('button', { name: /^Record as paid:/ });
    expect(again).toHaveFocus();
    await user.click(again);
    await user.keyboard('NEFT 4711{Enter}');
    const recorded = await screen.findByText('₹15,464.05 to Ivo Instructor was recorded as paid.');
    // Not on the next payee's button, where another press would record that.
    expect(recorded).toHaveFocus();
    expect(screen.getByText('Nothing is due. What is earned this month is due after its end.')).toBeVisible();
    expect(api.state.payouts).toMatchObject([{ amount: 15_464.05, reference: 'NEFT 4711' }]);
    expect(screen.getByText(/· Reference NEFT 4711$/)).toBeVisible();
    const undo = screen.getByRole('button', { name: /^Undo: ₹15,464\.05/ });
    await user.click(undo);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Only if no money was sent: ₹15,464.05 will be due to Ivo Instructor again, and this record is removed.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.state.payouts).toHaveLength(1);
    await user.click(undo);
    await user.click(await screen.findByRole('button', { name: 'Undo the payout' }));
    expect(await screen.findByText('₹15,464.05 is due to Ivo Instructor again.')).toBeVisible();
    expect(api.state.payouts).toEqual([]);
  });

  it('says at the field what is wrong with a reference', async () => {
    const { user, api } = renderWithMarketplace(<Payouts />, { as: 'admin', prepare: withSales });
    await user.click(await screen.findByRole('button', { name: /^Record/ }));
    const field = screen.getByRole('textbox', { name: 'Reference' });
    await user.type(field, 'NEFT \u202e4711{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This text contains a character that can't be saved\./),
    );
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(api.state.payouts).toEqual([]);
    await user.clear(field);
    await user.type(field, 'NEFT 4711{Enter}');
    expect(await screen.findByText(/was recorded as paid\.$/)).toBeVisible();
  });

  it('shows the new amount where another one is due by now', async () => {
    const { user, api } = renderWithMarketplace(<Payouts />, { as: 'admin', prepare: withSales });
    const record = await screen.findByRole('button', { name: /^Record/ });
    await user.click(record);
    api.state.orders.shift();
    await user.click(screen.getByRole('button', { name: /^Record ₹15,464\.05 as paid/ }));
    expect(
      await screen.findByText('This amount is no longer what is due. Please check the new one and try again.'),
    ).toBeVisible();
    expect(api.state.payouts).toEqual([]);
    expect(
      await screen.findByRole('button', { name: /^Record ₹14,554\.40 as paid/, hidden: true }),
    ).toBeInTheDocument();
  });
});
