import { createMarketplace, type MarketplaceEvent } from '@lectern/sdk';

/** What is counted of an event, if anything: no name, no address, nothing else about the person. */
export function countedOf(event: MarketplaceEvent): { name: string; value?: number } | undefined {
  switch (event.type) {
    case 'cart.changed':
      return { name: 'cart', value: event.items.length };
    case 'checkout.viewed':
    case 'checkout.abandoned':
      return { name: event.type, value: event.courseIds.length };
    case 'order.placed':
      return { name: 'purchase', value: event.order.total };
    case 'quiz.submitted':
      return { name: event.attempt.passed ? 'quiz passed' : 'quiz failed' };
    default:
      return undefined;
  }
}

export const createCountedMarketplace = (baseUrl: string, send: (name: string, value?: number) => void) =>
  createMarketplace({
    baseUrl,
    onEvent(event) {
      const counted = countedOf(event);
      if (counted) send(counted.name, counted.value);
    },
  });
