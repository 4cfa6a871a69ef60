import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withCodes, withPasskeys, withRequiredFactor } from '../../testing/seedChanges.ts';
import { RequireCapability } from '../require-capability/index.ts';
import { SecondFactor } from './SecondFactor.tsx';

withMockServer();

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('SecondFactor', () => {
  it('sets up codes: password, picture and key, first code, recovery codes shown once', async () => {
    const { user, marketplace } = renderWithMarketplace(<SecondFactor />, { as: 'learner' });
    const before = marketplace.session.getState().token;
    await user.click(await screen.findByRole('button', { name: 'Set up codes' }));
    const box = await dialog('Set up codes');
    // An empty password isn't an attempt.
    await user.click(within(box).getByRole('button', { name: 'Continue' }));
    expect(within(box).getByText('Please enter your password.')).toBeVisible();
    await user.type(within(box).getByLabelText('Password'), 'lectern-demo{Enter}');
    expect(await within(box).findByRole('img', { name: 'QR code with the key' })).toBeVisible();
    expect(box).toHaveTextContent('JBSW Y3DP');
    await user.type(within(box).getByLabelText('Code'), '111111{Enter}');
    expect(await within(box).findByText(/This code isn't right/)).toBeVisible();
    await user.clear(within(box).getByLabelText('Code'));
    await user.type(within(box).getByLabelText('Code'), '123456{Enter}');
    const kept = await dialog('Keep your recovery codes');
    expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
    expect(within(kept).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'recovery-codes.txt');
    await waitFor(() => expect(within(kept).getByRole('list')).toHaveFocus());
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: true });
    expect(marketplace.session.getState().token).not.toBe(before);
    await user.click(within(kept).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('10 recovery codes are left.')).toBeVisible();
    expect(screen.queryByText('abcd-efgh', { exact: false })).toBeNull();
  });

  it('turns codes off with the password and a code', async () => {
    const { user, api } = renderWithMarketplace(<SecondFactor />, { as: 'learner', prepare: withCodes });
    await user.click(await screen.findByRole('button', { name: 'Turn off codes' }));
    const box = await dialog('Turn off codes');
    await user.type(within(box).getByLabelText('Password'), 'lectern-demo');
    await user.click(within(box).getByRole('button', { name: 'Continue' }));
    expect(within(box).getByText('Please enter the code.')).toBeVisible();
    await user.type(within(box).getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Codes are off.')).toBeVisible();
    expect(api.state.codesSince.size).toBe(0);
  });

  it('asks for no password where there is none, and removes the passkey that was chosen', async () => {
    const { user, api } = renderWithMarketplace(<SecondFactor />, {
      as: 'learner',
      prepare(given) {
        withPasskeys(given);
        given.state.withoutPassword = given.state.users.map(({ userId }) => userId);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    const box = await dialog('Remove');
    expect(within(box).queryByLabelText('Password')).toBeNull();
    await user.click(within(box).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Phone is removed.')).toBeVisible();
    expect([...api.state.passkeys.values()][0]).toHaveLength(1);
  });

  it('offers no passkey where the browser can use none', async () => {
    renderWithMarketplace(<SecondFactor />, { as: 'learner' });
    expect(await screen.findByText("This browser can't make passkeys here.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('RequireCapability', () => {
  it('leads an admin without a required second factor to the security settings', async () => {
    renderWithMarketplace(<RequireCapability of="adminDashboard">figures</RequireCapability>, {
      as: 'admin',
      prepare: withRequiredFactor,
    });
    expect(await screen.findByRole('heading', { name: 'A second factor is needed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open security settings' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
    expect(screen.queryByText('figures')).toBeNull();
  });
});
