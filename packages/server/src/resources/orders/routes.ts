import { endpoints } from '@lectern/sdk/api';
import { newId } from '../../db/newId.ts';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { partnerOf } from '../partners/attribution.ts';
import { toOrder } from './orderView.ts';
import { purchase } from './purchase.ts';
import { findOrder, listItems, listOrders } from './repository.ts';

export function orderRoutes(services: Services): Route[] {
  const { db } = services;
  const orderOf = async (userId: string, id: string) => {
    const row = await findOrder(db, userId, id);
    if (!row) throw problems.orderNotFound();
    return { order: toOrder(row, await listItems(db, [row.id])) };
  };

  return [
    route(endpoints.orders.create, signedIn, async ({ input, actor, request }) => {
      const { paymentMethodNonce: nonce, ...rest } = input;
      if (new Set(input.courseIds).size < input.courseIds.length) {
        const message = 'You can buy each course only once.';
        throw problems.invalidInput(message, [{ field: 'courseIds', message }]);
      }
      const partnerId = await partnerOf(services, request);
      return orderOf(actor.id, await purchase(services, { ...rest, userId: actor.id, nonce, partnerId }));
    }),

    route(endpoints.payments.process, signedIn, async ({ input, actor, request }) => {
      const { courseId, amount, currency, paymentMethodNonce: nonce, paymentDetails } = input;
      // The call has no key: an enrollment, or a pending order for the course, prevents a second charge.
      const idempotencyKey = `single-${newId()}`;
      await purchase(services, {
        userId: actor.id,
        courseIds: [courseId],
        amount,
        currency,
        nonce,
        paymentDetails,
        idempotencyKey,
        partnerId: await partnerOf(services, request),
      });
      return {};
    }),

    route(endpoints.orders.list, signedIn, async ({ actor }) => {
      const rows = await listOrders(db, actor.id);
      const items = await listItems(
        db,
        rows.map(({ id }) => id),
      );
      return { orders: rows.map((row) => toOrder(row, items)) };
    }),

    route(endpoints.orders.get, signedIn, ({ input, actor }) => orderOf(actor.id, input.id)),
  ];
}
