import type { PartnerMonth } from '@lectern/sdk';
import { reportMonths } from '@lectern/sdk/rules';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { PartnerReport } from './index.ts';

withMockServer();
const lastMonths = reportMonths({});
const [previous = '', current = ''] = lastMonths.slice(-2);
const month = (name: string, fields: Partial<PartnerMonth>): PartnerMonth => ({
  month: name,
  checkouts: 0,
  orders: 0,
  revenue: 0,
  share: 0,
  refunded: 0,
  paidOut: 0,
  signUps: 0,
  enrollments: 0,
  ...fields,
});
const withMonths = (api: MockApi) =>
  void api.state.partnerMonths.set(seedIds.partners.magazine, [
    month(previous, {
      checkouts: 7,
      orders: 2,
      revenue: 1_000.1,
      share: 100.01,
      refunded: 10.05,
      signUps: 1,
      enrollments: 3,
    }),
    month(current, { checkouts: 1_500, orders: 1, revenue: 499.2, share: 49.92, paidOut: 89.96, enrollments: 1 }),
  ]);
const draw = (prepare: (api: MockApi) => void = withMonths) =>
  renderWithMarketplace(<PartnerReport />, { as: 'admin', prepare });
const cells = (line: HTMLElement) =>
  [...line.querySelectorAll('th, td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

describe('PartnerReport', () => {
  it('shows what campaigns brought, and nothing of them where there are none', async () => {
    const { unmount } = draw((api) => {
      withMonths(api);
      api.state.partnerCampaigns.set(seedIds.partners.magazine, [
        { tags: { utm_source: 'letter', utm_campaign: 'spring' }, orders: 2, revenue: 1_000.1 },
      ]);
    });
    const table = await screen.findByRole('region', { name: 'Orders by campaign' });
    const [, row] = within(table).getAllByRole('row');
    expect(cells(row as HTMLElement)).toEqual(['Campaign: spring · Source: letter', '2', '₹1,000.10']);
    unmount();
    draw();
    await screen.findByRole('table');
    expect(screen.queryByText('Campaign')).toBeNull();
  });

  it('shows the last twelve months, newest first, with their sums', async () => {
    draw();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(cells(rows[0] as HTMLElement)).toEqual([
      'Month',
      'Checkouts',
      'Orders',
      'Revenue',
      'Earned',
      'Refunded',
      'Paid out',
      'Sign-ups',
      'Enrollments',
    ]);
    expect(cells(rows[1] as HTMLElement).slice(1)).toEqual([
      '1,500',
      '1',
      '₹499.20',
      '₹49.92',
      '–',
      '₹89.96',
      '–',
      '1',
    ]);
    expect(cells(rows[2] as HTMLElement).slice(1)).toEqual(['7', '2', '₹1,000.10', '₹100.01', '₹10.05', '–', '1', '3']);
    expect(cells(rows[13] as HTMLElement)).toEqual([
      'Total',
      '1,507',
      '3',
      '₹1,499.30',
      '₹149.93',
      '₹10.05',
      '₹89.96',
      '1',
      '4',
    ]);
  });

  it('draws the chosen number as bars that name their month', async () => {
    const { user } = draw();
    const heights = (name: string) =>
      [...screen.getByRole('img', { name: new RegExp(`^${name} by month\\.`) }).querySelectorAll('rect')]
        .slice(-2)
        .map((bar) => Math.round(Number(bar.getAttribute('height'))));
    await screen.findByRole('table');
    expect(heights('Revenue')).toEqual([100, 50]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Chart' }), 'Enrollments');
    expect(heights('Enrollments')).toEqual([100, 33]);
    expect(document.querySelectorAll('rect title')[11]).toHaveTextContent(/: 1$/);
  });

  it('asks for the chosen period and partner', async () => {
    const { user, sent } = draw((api) => {
      withMonths(api);
      const [magazine] = api.state.partners;
      if (magazine) api.state.partners.push({ ...magazine, _id: seedIds.courses.missing, name: 'Blog' });
    });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 60 months');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(62));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Partner' }), 'Blog');
    expect(await screen.findByText('Nothing happened through this partner in this period.')).toBeVisible();
    expect(sent.filter((call) => call.includes('/report'))).toHaveLength(3);
  });

  it('offers the months as a file for spreadsheets, in which no name is a formula', async () => {
    draw((api) => {
      withMonths(api);
      Object.assign(api.state.partners[0] ?? {}, { name: '=SUM(A1), "x"' });
    });
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('download', `-SUM-A1-x-_${lastMonths[0]}_${current}.csv`);
    const csv = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\uFEFFPartner,Month,Checkouts,Orders,Revenue,Earned,Refunded,Paid out,Sign-ups,Enrollments');
    expect(lines[11]).toBe(`"'=SUM(A1), ""x""",${previous},7,2,1000.10,100.01,10.05,0.00,1,3`);
    expect(lines[13]).toBe(`"'=SUM(A1), ""x""",Total,1507,3,1499.30,149.93,10.05,89.96,1,4`);
    expect(lines).toHaveLength(15);
  });

  it("says 'Failed to load the report.' and tries again", async () => {
    const { user } = draw((api) => {
      withMonths(api);
      api.fail('partners.report', { status: 500, body: '<h1>', times: 1 });
    });
    expect(await screen.findByText(/^Failed to load the report\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says where the partners could not be loaded, and when there are none', async () => {
    const { user } = draw((api) => {
      api.state.partners = [];
      api.fail('partners.list', { status: 500, body: '<h1>', times: 1 });
    });
    expect(await screen.findByText(/^Failed to load the report\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Reports appear here once you have added a partner.')).toBeVisible();
  });

  it('is not for a learner', () => {
    renderWithMarketplace(<PartnerReport />, { as: 'learner' });
    expect(screen.getByRole('alert')).toHaveTextContent('You must be an admin to manage partners.');
  });
});
