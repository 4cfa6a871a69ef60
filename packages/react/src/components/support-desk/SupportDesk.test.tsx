import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withSupportMessages } from '../../testing/seedChanges.ts';
import { SupportDesk } from './index.ts';

withMockServer();
const desk = (count: number, prepare: Parameters<typeof renderWithMarketplace>[1] = {}) =>
  renderWithMarketplace(<SupportDesk />, { as: 'admin', prepare: withSupportMessages(count), ...prepare });
const subject = 'How long do I have access?';

describe('SupportDesk', () => {
  it('says how much of the 24 hours is left, or by how much it is over', async () => {
    desk(8);
    const late = await screen.findByRole('article', { name: subject });
    expect(within(late).getByText(/late$/)).toBeVisible();
    expect(within(screen.getByRole('article', { name: `${subject} (8)` })).getByText(/left$/)).toBeVisible();
  });

  it('replies, keeps what was written where that fails, and shows the reply among the answered', async () => {
    const { user, api } = desk(1, {
      prepare(given) {
        withSupportMessages(1)(given);
        given.fail('support.reply', { status: 500, times: 1 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reply to Lena Learner' }));
    const field = screen.getByLabelText('Your reply');
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(field).toHaveAccessibleDescription(/Please write a reply\./);
    await user.type(field, 'For good.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveValue('For good.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible();
    expect(api.state.supportMessages[0]).toMatchObject({ state: 'answered', reply: { text: 'For good.' } });
    await user.click(screen.getByRole('button', { name: 'Answered (1)' }));
    expect(await screen.findByText('For good.')).toBeVisible();
  });

  it('closes a message and takes that back, with the focus beside Undo', async () => {
    const { user } = desk(2);
    await user.click(await screen.findByRole('button', { name: `Close: ${subject}` }));
    const news = await screen.findByText('The message of Lena Learner was closed.');
    expect(news.parentElement).toHaveFocus();
    expect(screen.queryByRole('article', { name: subject })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: subject })).toBeVisible();
  });

  it('offers the writer’s address and no reply where the server sends no mail', async () => {
    const { user } = desk(1, {
      prepare(api) {
        withSupportMessages(1)(api);
        api.state.sendsMail = false;
      },
    });
    const link = await screen.findByRole('link', { name: 'Write a mail to Lena Learner' });
    expect(link).toHaveAttribute('href', expect.stringContaining('mailto:lena%40lectern.example?subject=Re%3A%20How'));
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Mark as answered: ${subject}` }));
    expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible();
  });
});
