import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withLongMail, withMails } from '../../testing/seedChanges.ts';
import { MailOutbox } from './index.ts';

withMockServer();

describe('MailOutbox', () => {
  it('lists mails without their texts, opens one in a frame without scripts, and leads back to its row', async () => {
    const { user, sent } = renderWithMarketplace(<MailOutbox />, { as: 'admin', prepare: withMails(2) });
    const row = await screen.findByRole('button', { name: /^Your receipt for "Course 2"To nina@example\.comReceipt/ });
    expect(sent.filter((call) => /\/admin\/mails\/\w/.test(call))).toEqual([]);
    await user.click(row);
    expect(screen.getByRole('heading', { name: 'Your receipt for "Course 2"' })).toHaveFocus();
    expect(await screen.findByTitle('As mail programs show it')).toHaveAttribute('sandbox', '');
    expect(screen.getByText(/Subtotal ₹1,299\.50/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All mails' }));
    expect(screen.getByRole('button', { name: /Course 2/ })).toHaveFocus();
  });

  it('shows page by page, and a kind that it does not know by its name', async () => {
    const { user } = renderWithMarketplace(<MailOutbox />, { as: 'admin', prepare: withMails(45) });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: /Course 21"/ })).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('shows a kind that it does not know by its name', async () => {
    renderWithMarketplace(<MailOutbox />, { as: 'admin', prepare: withLongMail });
    expect(await screen.findByText(/^announcement/)).toBeVisible();
  });

  it('says why there are none where mails are sent, or not written', async () => {
    const { unmount } = renderWithMarketplace(<MailOutbox />, {
      as: 'admin',
      prepare: ({ state }) => void Object.assign(state, { mailMode: 'off' }),
    });
    expect(await screen.findByText(/^No mails are written: this server has no mail server\./)).toBeVisible();
    unmount();
    renderWithMarketplace(<MailOutbox />, {
      as: 'admin',
      prepare: ({ state }) => void Object.assign(state, { mailMode: 'sent' }),
    });
    expect(await screen.findByText(/^Mails are sent by your mail server/)).toBeVisible();
  });
});
