import type { MockApi } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { NotificationBell } from './index.ts';
import { seedNotifications } from './seedNotifications.ts';

withMockServer();
afterEach(() => void vi.useRealTimers());

const prepare = (api: MockApi) => seedNotifications(api, 3);
const fetches = (sent: string[]) =>
  sent.filter((request) => request.startsWith('GET') && request.includes('/user/not'));

async function open({ user }: { user: ReturnType<typeof renderWithMarketplace>['user'] }) {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return screen.findByRole('region', { name: 'Notifications' });
}

describe('NotificationBell', () => {
  it('counts unread notifications after sign-in, and lists it newest first', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, { as: 'learner', prepare });
    const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    const panel = await open(rendered);
    expect(panel).toHaveFocus();
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    const items = within(panel).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByText(/^Notification \d/).textContent)).toEqual([
      'Notification 1',
      'Notification 2',
      'Notification 3',
    ]);
  });

  it('counts notifications that this browser adds', () => {
    const { marketplace } = renderWithMarketplace(<NotificationBell />);
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    act(() => marketplace.notifications.add({ title: 'Here' }));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toHaveTextContent('1');
  });

  it('fetches again when it is opened, and at most once a minute while it is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent, user } = renderWithMarketplace(<NotificationBell />, { as: 'learner', prepare });
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    // StrictMode mounts twice.
    const first = fetches(sent).length;
    await open({ user });
    await waitFor(() => expect(fetches(sent)).toHaveLength(first + 1));
    await act(() => vi.advanceTimersByTimeAsync(55_000));
    expect(fetches(sent)).toHaveLength(first + 1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(fetches(sent)).toHaveLength(first + 2));
  });

  it('sends no request for a visitor', async () => {
    const { sent, user } = renderWithMarketplace(<NotificationBell />);
    expect(await open({ user })).toHaveTextContent("You're all caught up. New notifications will appear here.");
    expect(fetches(sent)).toHaveLength(0);
  });

  it('follows a link of the marketplace, marks it read there too, and closes', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, { as: 'learner', prepare });
    const panel = await open(rendered);
    const link = await within(panel).findByRole('link', { name: 'Notification 1' });
    expect(link).toHaveAttribute('href', '/dashboard?n=1');
    link.addEventListener('click', (event) => event.preventDefault());
    await rendered.user.click(link);
    expect(screen.queryByRole('region')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await waitFor(() => expect(rendered.api.state.notifications[0]?.isRead).toBe(true));
  });

  it('makes no link of a foreign address', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, {
      as: 'learner',
      prepare(api) {
        seedNotifications(api, 1);
        for (const one of api.state.notifications) one.link = 'https://evil.example/';
      },
    });
    const panel = await open(rendered);
    expect(await within(panel).findByText('Notification 1')).toBeVisible();
    expect(within(panel).queryByRole('link')).toBeNull();
  });

  it('marks one, and all, as read', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, {
      as: 'learner',
      prepare: (api) => seedNotifications(api, 5),
    });
    const { user, api } = rendered;
    const panel = await open(rendered);
    await user.click(await within(panel).findByRole('button', { name: 'Mark as read: Notification 1' }));
    expect(panel).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(api.state.notifications.every(({ isRead }) => isRead)).toBe(true));
    expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('removes one and clears all, and the server’s list does not bring them back', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, { as: 'learner', prepare });
    const { user, sent, api } = rendered;
    const panel = await open(rendered);
    await user.click(await within(panel).findByRole('button', { name: 'Remove: Notification 2' }));
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    expect(panel).toHaveFocus();
    await user.click(within(panel).getByRole('button', { name: 'Clear all' }));
    expect(panel).toHaveTextContent("You're all caught up.");
    await user.keyboard('{Escape}');
    const before = fetches(sent).length;
    const again = await open(rendered);
    await waitFor(() => expect(fetches(sent).length).toBeGreaterThan(before));
    expect(again).toHaveTextContent("You're all caught up.");
    // Nor would another browser of the same person.
    expect(api.state.notifications).toEqual([]);
  });

  it('says that notifications come back if the server has not removed them', async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, { as: 'learner', prepare });
    rendered.api.fail('users.removeNotifications', { status: 500, body: '<h1>oops</h1>' });
    const panel = await open(rendered);
    await rendered.user.click(within(panel).getByRole('button', { name: 'Clear all' }));
    await waitFor(() =>
      expect(rendered.marketplace.notices.getState().message).toBe('They will be back on your next visit.'),
    );
  });

  it("shows 'Failed to fetch notifications.' with a way to try again", async () => {
    const rendered = renderWithMarketplace(<NotificationBell />, {
      as: 'learner',
      prepare(api) {
        prepare(api);
        api.fail('users.notifications', { status: 500, body: '<h1>oops</h1>', times: 2 });
      },
    });
    const panel = await open(rendered);
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Failed to fetch notifications.');
    await rendered.user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('closes on Escape with the focus back on the bell, and when the user clicks elsewhere', async () => {
    const rendered = renderWithMarketplace(
      <>
        <NotificationBell />
        <button type="button">Elsewhere</button>
      </>,
      { as: 'learner', prepare },
    );
    await open(rendered);
    await rendered.user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
    await open(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
