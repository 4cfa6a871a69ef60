import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withTrouble } from '../../testing/seedChanges.ts';
import { ServerStatus } from './index.ts';

withMockServer();

const partOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('ServerStatus', () => {
  it('says that nothing needs attention, and writes figures in their units', async () => {
    renderWithMarketplace(<ServerStatus />, { as: 'admin' });
    expect((await screen.findByText('Nothing needs attention.')).closest('[role=status]')).toHaveTextContent(
      /Checked /,
    );
    const database = await partOf('Database');
    expect(database.getByText('OK')).toBeVisible();
    expect(database.getByText('4 ms')).toBeVisible();
    expect(database.getByText('184 MB')).toBeVisible();
    expect((await partOf('Disk')).getByText('81.0 GB')).toBeVisible();
    // What was left out on purpose needs no attention.
    expect((await partOf('Payments')).getByText('Not set up')).toBeVisible();
    expect(screen.getByText('PostgreSQL')).toBeVisible();
  });

  it('says in words what is wrong and what to do, with the words of the service', async () => {
    renderWithMarketplace(<ServerStatus />, { as: 'admin', prepare: withTrouble });
    expect(await screen.findByText('3 parts need attention.')).toBeVisible();
    const mail = await partOf('Mail');
    expect(mail.getByText("Doesn't work")).toBeVisible();
    expect(mail.getByText(/Check SMTP_URL/)).toHaveTextContent('connect ECONNREFUSED 192.0.2.7:587');
    expect(mail.getByText('1 h 30 min')).toBeVisible();
    expect((await partOf('Files')).getByText('1 ms')).toBeVisible();
  });

  it('checks again, and keeps what it knew where that fails', async () => {
    const { user, api } = renderWithMarketplace(<ServerStatus />, { as: 'admin' });
    await screen.findByText(/^Nothing needs attention/);
    api.fail('status.get', { status: 404, body: '<h1>' });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^The server could not be checked/)).toBeVisible();
    expect(screen.getByText(/^Nothing needs attention/)).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check again']);
    api.fail('status.get', { times: 0 });
    withTrouble(api);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^3 parts need attention/)).toBeVisible();
    expect(screen.queryByText(/^The server could not be checked/)).not.toBeInTheDocument();
  });
});
