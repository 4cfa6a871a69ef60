import type { MockApi } from '@lectern/sdk/testing';

const types = ['info', 'success', 'warning', 'error'] as const;

/** For tests and stories: gives the learner `count` notifications, an hour apart; every second one is read. */
export function seedNotifications({ state }: MockApi, count: number) {
  const { userId = '' } = state.users.find((user) => user.role === 'learner') ?? {};
  const now = Date.now();
  for (let number = 1; number <= count; number += 1) {
    state.notifications.push({
      _id: state.nextId(),
      userId,
      type: types[(number - 1) % types.length] ?? 'info',
      title: `Notification ${number}`,
      message: '"Tides and Currents: the first reading" was graded: 87 out of 100.',
      link: `/dashboard?n=${number}`,
      createdAt: new Date(now - number * 3_600_000).toISOString(),
      isRead: number % 2 === 0,
      kind: undefined,
      events: 1,
    });
  }
}
