import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { PartnerWebhook } from './index.ts';

withMockServer();
const partnerId = seedIds.partners.magazine;

describe('PartnerWebhook', () => {
  it('sets the address, shows the secret once, and sends a test event', async () => {
    const { user, api } = renderWithMarketplace(<PartnerWebhook />, { as: 'admin' });
    await user.type(await screen.findByLabelText('Address of the server'), 'https://garden.example/hooks{Enter}');
    expect(await screen.findByText('The address was saved.')).toBeVisible();
    expect(api.state.webhooks.get(partnerId)?.webhook.url).toBe('https://garden.example/hooks');
    const secret = await screen.findByText(/^whsec_/);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(secret).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send a test event' }));
    const events = await screen.findByRole('list', { name: 'Events of the last 30 days' });
    expect(within(events).getByRole('listitem')).toHaveTextContent(/^testDelivered/);
  });

  it('sends an event again, and says which by its button', async () => {
    const { user, sent } = renderWithMarketplace(<PartnerWebhook />, {
      as: 'admin',
      prepare(api) {
        const createdAt = '2026-01-15T12:00:00.000Z';
        const event = { _id: 'e'.repeat(24), type: 'order.paid', attempts: 8, answer: 'Down', createdAt };
        api.state.webhooks.set(partnerId, {
          webhook: { url: 'https://garden.example', createdAt, failingSince: createdAt, pausedAt: createdAt },
          events: [{ ...event, state: 'failed', status: 503 }],
        } as never);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Send again: order\.paid, .*2026/ }));
    expect(await screen.findByText('The event is on its way again.')).toBeVisible();
    expect(sent).toContainEqual(expect.stringMatching(/^POST .*events\/e{24} /));
    expect(screen.queryByText('Given up')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
  });

  it('makes an API key, shows it once, and revokes it after asking', async () => {
    const { user, api } = renderWithMarketplace(<PartnerWebhook />, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Make an API key' }));
    const key = await screen.findByText(/^lpk_/);
    expect(screen.getByText('There is a new API key.')).toHaveAttribute('role', 'status');
    expect(api.state.apiKeys.get(key.textContent ?? '')).toBe(partnerId);
    const region = screen.getByRole('region', { name: 'API key' });
    expect(region).toHaveTextContent(`The key that ends in ${key.textContent?.slice(-4)} was made`);
    await user.click(within(region).getByRole('button', { name: 'Done' }));
    expect(key).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'New API key' }));
    const renewal = await screen.findByRole('dialog', { name: 'Make a new API key?' });
    await user.click(within(renewal).getByRole('button', { name: 'New API key' }));
    expect(await screen.findByText(/The key before it works until/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Revoke API key' }));
    const question = await screen.findByRole('dialog', { name: 'Revoke this API key?' });
    await user.click(within(question).getByRole('button', { name: 'Revoke API key' }));
    expect(await screen.findByText('This partner has no API key.')).toBeVisible();
    expect(screen.queryByText(/^lpk_/)).toBeNull();
    expect(api.state.apiKeys.size).toBe(0);
  });

  it('says at the field why an address is refused', async () => {
    const { user } = renderWithMarketplace(<PartnerWebhook />, { as: 'admin' });
    const field = await screen.findByLabelText('Address of the server');
    await user.type(field, 'http://10.0.0.1/{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/https address of a public server/));
  });
});
