import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { unsubscribeToken, withStoppedMail } from '../../testing/seedChanges.ts';
import { Unsubscribe } from './index.ts';

withMockServer();
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('Unsubscribe', () => {
  it('changes nothing by itself, stops the mails with one press, and starts them again', async () => {
    const { user, api, sent } = renderWithMarketplace(<Unsubscribe token={unsubscribeToken()} />);
    const stopped = () => api.state.stoppedMails.get(seedIds.users.learner) ?? [];
    expect(await screen.findByText(/mails about graded work\?/)).toBeVisible();
    expect(sent).toEqual([expect.stringContaining('/mail/preference/check')]);
    expect(stopped()).toEqual([]);

    (await button('Unsubscribe')).focus();
    await user.keyboard('{Enter}');
    expect(await heading('You are unsubscribed')).toHaveFocus();
    expect(stopped()).toEqual(['grade']);
    await user.tab();
    expect(await button('Subscribe again')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await heading('You are subscribed again')).toHaveFocus();
    expect(stopped()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
  });

  it('says that the mails are off already', async () => {
    renderWithMarketplace(<Unsubscribe token={unsubscribeToken()} />, { prepare: withStoppedMail });
    expect(await heading('You are unsubscribed')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  it('names a link that is not valid, and asks no server about one that was cut', async () => {
    const { sent, unmount } = renderWithMarketplace(<Unsubscribe token="cut" />);
    expect(await heading("This link isn't valid")).toHaveFocus();
    expect(sent).toEqual([]);
    unmount();
    renderWithMarketplace(<Unsubscribe token={`${'f'.repeat(24)}.grade.${'x'.repeat(43)}`} />);
    expect(await heading("This link isn't valid")).toHaveFocus();
  });

  it('says why it was not saved, and can be pressed again', async () => {
    const { user, api } = renderWithMarketplace(<Unsubscribe token={unsubscribeToken()} />);
    api.fail('mailPreferences.change', { status: 500, body: '<h1>', times: 1 });
    await user.click(await button('Unsubscribe'));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't save this. Please try again.");
    await user.click(await button('Unsubscribe'));
    await waitFor(() => expect(api.state.stoppedMails.get(seedIds.users.learner)).toEqual(['grade']));
  });
});
