import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { MailPreferences } from './index.ts';

withMockServer();
const grades = () => screen.findByRole('checkbox', { name: 'Graded work' });

describe('MailPreferences', () => {
  it('turns mails of a kind off for the account, and on again', async () => {
    const { user, api } = renderWithMarketplace(<MailPreferences />, { as: 'learner' });
    const stopped = () => api.state.stoppedMails.get(seedIds.users.learner);
    expect(await grades()).toBeChecked();
    // Only instructors get those.
    expect(screen.queryByRole('checkbox', { name: /submissions/ })).toBeNull();
    await user.click(await grades());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(stopped()).toEqual(['grade']);
    await user.click(await grades());
    await waitFor(() => expect(stopped()).toEqual([]));
  });

  it('undoes a change that was not saved and says why', async () => {
    const { user } = renderWithMarketplace(<MailPreferences />, {
      as: 'instructor',
      prepare: (api) => api.fail('mailPreferences.update', { status: 500, body: '<h1>' }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'New submissions in your courses' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't save this change.");
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /submissions/ })).toBeChecked());
  });

  it('says that there is no mail where the server sends none, or does not know the call', async () => {
    const { unmount } = renderWithMarketplace(<MailPreferences />, {
      as: 'learner',
      prepare({ state }) {
        state.mailMode = 'off';
      },
    });
    expect(await screen.findByText("This marketplace doesn't send mail.")).toBeVisible();
    unmount();
    renderWithMarketplace(<MailPreferences />, {
      as: 'learner',
      prepare: (api) => api.fail('mailPreferences.get', { status: 404, body: { message: 'No such call' } }),
    });
    expect(await screen.findByText("This marketplace doesn't send mail.")).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
