import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Documents } from './index.ts';
import { withDocuments } from './seed.ts';

withMockServer();
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const cells = (line: HTMLElement | undefined) =>
  [...(line?.querySelectorAll('th, td') ?? [])].map((cell) => plain(cell.textContent));
const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('row');
const draw = (count?: number) => renderWithMarketplace(<Documents />, { as: 'admin', prepare: withDocuments(count) });
const LIST = 'Receipts and credit notes by number';

describe('Documents', () => {
  it('lists a month by number, with what credit notes take off', async () => {
    draw();
    await screen.findByRole('region', { name: LIST });
    const [head, first, ...others] = rowsOf(LIST);
    expect(cells(head)).toEqual(['Number', 'Date', 'Kind', 'Order', 'Buyer', 'Taxable amount', 'Tax', 'Total']);
    const year = new Date().getUTCFullYear();
    expect(cells(first)).toEqual([
      `R-${year}-000001`,
      expect.any(String),
      'Receipt',
      'LEC-000001',
      'Nina Okoye',
      '₹499.00',
      '₹49.90',
      '₹548.90',
    ]);
    expect(cells(others.at(-2)).slice(5)).toEqual(['−₹499.00', '−₹49.90', '−₹548.90']);
    expect(cells(others.at(-1))[2]).toMatch(/^Credit note, void since /);
    expect(rowsOf('The whole month').map(cells).slice(1)).toEqual([
      ['Receipts', '3', '₹1,497.00', '₹149.70', '₹1,646.70'],
      ['Credit notes', '2', '−₹499.00', '−₹49.90', '−₹548.90'],
      ['Together', '5', '₹998.00', '₹99.80', '₹1,097.80'],
    ]);
    expect(screen.getByText(/^No number of the year is missing\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/documents\/\d{4}-\d\d\/csv$/),
    );
  });

  it('shows a month in pages, with the sums of all of them', async () => {
    const { user, sent } = draw(60);
    await screen.findByRole('region', { name: LIST });
    expect(rowsOf(LIST)).toHaveLength(51);
    await user.click(screen.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(rowsOf(LIST)).toHaveLength(13));
    expect(cells(rowsOf('The whole month')[3])[1]).toBe('62');
    expect(sent.filter((call) => call.includes('page=2'))).toHaveLength(1);
  });

  it('says that nothing was issued in a month', async () => {
    const { user } = draw();
    const months = await screen.findByRole('combobox', { name: 'Month' });
    expect(within(months).getAllByRole('option')).toHaveLength(60);
    await user.selectOptions(months, within(months).getAllByRole('option')[1] as HTMLElement);
    expect(await screen.findByText(/^No receipt was issued in /)).toBeVisible();
    expect(screen.queryByRole('region', { name: LIST })).toBeNull();
  });

  it('is for admins alone', async () => {
    renderWithMarketplace(<Documents />, { as: 'instructor', prepare: withDocuments() });
    expect(await screen.findByText('You must be an admin to see the receipts.')).toBeVisible();
  });
});
