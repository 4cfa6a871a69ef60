import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withSignIns } from '../../testing/seedChanges.ts';
import { SignInList } from './index.ts';

withMockServer();
const list = () => screen.findByRole('list', { name: "Where you're signed in" });

describe('SignInList', () => {
  it('names each browser, the partner whose page it is on, and this one, which has no button', async () => {
    renderWithMarketplace(<SignInList />, { as: 'learner', prepare: withSignIns });
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Firefox on Linux',
      'Safari on iOS',
      'Firefox on Linux',
      'Unknown browser',
    ]);
    expect(rows[0]).toHaveTextContent('This browser');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(rows[2]).toHaveTextContent('On a page of Harbour School · Last used');
    expect(rows[3]).toHaveTextContent(/Last used .+ · signed in on 5 Jan 2026/);
  });

  it('signs one out, says so, and leaves the focus at the list', async () => {
    const { user, api } = renderWithMarketplace(<SignInList />, { as: 'learner', prepare: withSignIns });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(await screen.findByText('Safari on iOS is signed out.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Safari on iOS' })).toBeNull();
    expect(await list()).toHaveFocus();
    expect(api.state.signIns.get(seedIds.users.learner)).toHaveLength(2);
  });

  it('signs out everywhere else and stays signed in here', async () => {
    const { user, marketplace, api } = renderWithMarketplace(<SignInList />, { as: 'learner', prepare: withSignIns });
    const before = marketplace.session.getState().token;
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText("You're signed out everywhere else.")).toBeVisible();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    const { token, isAuthenticated } = marketplace.session.getState();
    expect(isAuthenticated).toBe(true);
    expect(token).not.toBe(before);
    expect(api.state.tokens.has(before ?? '')).toBe(false);
  });

  it('keeps a row that could not be signed out, and says why', async () => {
    const { user } = renderWithMarketplace(<SignInList />, {
      as: 'learner',
      prepare(api) {
        withSignIns(api);
        api.fail('account.endSignIn', { status: 500, body: '<h1>' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't sign out Safari on iOS.");
    expect(screen.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeVisible();
  });

  it('is not there where the backend lists none', async () => {
    const { container } = renderWithMarketplace(<SignInList />, {
      as: 'learner',
      prepare: (api) => api.fail('account.signIns', { status: 404, body: { message: 'No such call' } }),
    });
    expect(screen.getByText(/^Loading where/)).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('.lectern-sign-in-list')).toBeNull());
  });
});
