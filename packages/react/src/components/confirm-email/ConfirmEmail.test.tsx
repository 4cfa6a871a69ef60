import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { confirmToken, withUnconfirmedEmail } from '../../testing/seedChanges.ts';
import { ProfileTabs } from '../profile-editor/index.ts';
import { ConfirmEmail } from './index.ts';

withMockServer();
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('ConfirmEmail', () => {
  it('confirms an address once, with a press', async () => {
    const { user, api } = renderWithMarketplace(<ConfirmEmail token={confirmToken} />, {
      prepare: withUnconfirmedEmail(),
    });
    (await button('Confirm address')).focus();
    expect(api.state.unconfirmed).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await heading('Your address is confirmed')).toHaveFocus();
    expect(api.state.unconfirmed).toEqual([]);
    expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
  });

  it('says that a link was used or has expired, also by the time of the press', async () => {
    const used = renderWithMarketplace(<ConfirmEmail token={confirmToken} />, {
      prepare: withUnconfirmedEmail('used'),
    });
    expect(await heading('This link was already used')).toHaveFocus();
    used.unmount();
    const { user, api } = renderWithMarketplace(<ConfirmEmail token={confirmToken} />, {
      prepare: withUnconfirmedEmail(),
    });
    await button('Confirm address');
    api.state.confirmations = [];
    await user.click(await button('Confirm address'));
    expect(await heading('This link has expired')).toHaveFocus();
  });

  it('asks no server about what is no token', async () => {
    const { sent } = renderWithMarketplace(<ConfirmEmail token="cut" />);
    expect(await heading('This link has expired')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the profile', () => {
  it('says that an address is not confirmed, and sends another link', async () => {
    const { user, api } = renderWithMarketplace(<ProfileTabs />, { as: 'learner', prepare: withUnconfirmedEmail() });
    expect(await heading('Your email address is not confirmed')).toBeVisible();
    await user.click(await button('Send again'));
    expect(await screen.findByText(/^We sent a link to .*@/)).toBeVisible();
    expect(api.state.confirmations).toHaveLength(2);
  });

  it('says why no link was sent', async () => {
    const message = 'Too many attempts. Please wait a moment.';
    const { user } = renderWithMarketplace(<ProfileTabs />, {
      as: 'learner',
      prepare(api) {
        withUnconfirmedEmail()(api);
        api.fail('emailConfirmation.send', { status: 429, body: { message } });
      },
    });
    await user.click(await button('Send again'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says nothing of it in the demo, which sends no mail', async () => {
    const { sent } = renderWithMarketplace(<ProfileTabs />, {
      as: 'learner',
      prepare(api) {
        withUnconfirmedEmail()(api);
        api.state.mailMode = 'kept';
      },
    });
    await expect.poll(() => sent.some((line) => line.includes('email-confirmation'))).toBe(true);
    expect(await button('Edit Profile')).toBeVisible();
    expect(screen.queryByText(/not confirmed/)).toBeNull();
  });
});
