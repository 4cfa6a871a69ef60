import { endpoints, type PaymentProgress } from '@lectern/sdk/api';
import { isTestKey, permission, toRupees } from '@lectern/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../db/newId.ts';
import { type Actor, anyone, may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { limitGuesses } from '../discounts/limitGuesses.ts';
import { partnerOf, testingPartner } from '../partners/attribution.ts';
import { listDocumentsOf } from '../receipts/repository.ts';
import { listRefundsOf } from '../refunds/repository.ts';
import { placeTestOrder } from '../testOrders/placeTestOrder.ts';
import { findTestOrder, picturesOf } from '../testOrders/repository.ts';
import { toShownTestOrder } from '../testOrders/testOrderView.ts';
import { listDisputes } from './disputesRepository.ts';
import { toOrder } from './orderView.ts';
import { purchase } from './purchase.ts';
import { reconcileOrder, settleOpenedOrders } from './reconcile.ts';
import { PAID_PATH } from './reports.ts';
import { findBilling, findBuyer, listItems, listOrders } from './repository.ts';

export function orderRoutes(services: Services): Route[] {
  const { db, files, payments } = services;
  /** One order, or all. The session of a partner's page sees the orders that were made there, without the card. */
  const ordersOf = async ({ id: userId, partner }: Actor, request: FastifyRequest, id?: string) => {
    const which = { userId, id, partnerId: partner?.id };
    let rows = await listOrders(db, which);
    const open = rows.filter(({ status, paymentId }) => status === 'pending' && paymentId !== null);
    // Those first for whose decision somebody waits.
    const [waiting, others] = [open.filter((row) => row.processingSince), open.filter((row) => !row.processingSince)];
    const isStale =
      request.method === 'GET' &&
      (await settleOpenedOrders(
        services,
        [...waiting, ...others].map((row) => row.id),
      ));
    if (isStale) rows = await listOrders(db, which);
    const ids = rows.map((row) => row.id);
    const [items, refunds, documents] = await Promise.all([
      listItems(db, ids),
      listRefundsOf(db, ids),
      listDocumentsOf(db, ids),
    ]);
    const links = files.linksFor(request);
    return rows.map((row) => toOrder(row, { items, refunds, documents }, links, partner !== undefined));
  };
  const orderOf = async (actor: Actor, request: FastifyRequest, id: string) => {
    const [order] = await ordersOf(actor, request, id);
    if (order) return { order };
    const test = await findTestOrder(db, { id, userId: actor.id, partnerId: actor.partner?.id });
    if (!test) throw problems.orderNotFound();
    const pictures = await picturesOf(db, test);
    return { order: toShownTestOrder(test, pictures, files.linksFor(request), actor.partner !== undefined) };
  };

  return [
    route(
      endpoints.orders.create,
      signedIn,
      async ({ input, actor, request }) => {
        const { paymentMethodNonce: nonce, ...rest } = input;
        if (new Set(input.courseIds).size < input.courseIds.length) {
          const message = 'You can buy each course only once.';
          throw problems.invalidInput(message, [{ field: 'courseIds', message }]);
        }
        const tester = await testingPartner(services, request, actor);
        const partnerId = await partnerOf(services, request, actor);
        const returnUrl = services.files.originOf(request) + PAID_PATH;
        if (rest.code !== undefined) await limitGuesses(db, request.ip, rest.code);
        const given = { ...rest, userId: actor.id, nonce, returnUrl };
        if (tester)
          return orderOf(actor, request, (await placeTestOrder(services, { ...given, partnerId: tester })).id);
        const { orderId, clientSecret, redirectUrl } = await purchase(services, { ...given, partnerId });
        const answer = await orderOf(actor, request, orderId);
        return clientSecret ? { ...answer, confirmation: { clientSecret, redirectUrl } } : answer;
      },
      { changes: 'students' },
    ),

    route(
      endpoints.payments.process,
      signedIn,
      async ({ input, actor, request }) => {
        const { courseId, amount, currency, paymentMethodNonce: nonce, paymentDetails } = input;
        // The call has no key: an enrollment, or a pending order for the course, prevents a second charge.
        const idempotencyKey = `single-${newId()}`;
        const given = {
          userId: actor.id,
          courseIds: [courseId],
          amount,
          currency,
          nonce,
          paymentDetails,
          idempotencyKey,
        };
        const tester = await testingPartner(services, request, actor);
        if (tester) await placeTestOrder(services, { ...given, partnerId: tester });
        else await purchase(services, { ...given, partnerId: await partnerOf(services, request, actor) });
        return {};
      },
      { changes: 'students' },
    ),

    // By what the key says, whether it works or not: the form must never ask for a real card where the order is a test.
    route(endpoints.payments.options, anyone, async ({ input: { key } }) =>
      isTestKey(key) ? { provider: 'demo' as const, isTest: true } : payments.options,
    ),

    route(
      endpoints.orders.settle,
      signedIn,
      async ({ input, actor, request }): Promise<{ order: ReturnType<typeof toOrder>; payment: PaymentProgress }> => {
        const { order } = await orderOf(actor, request, input.id);
        if (order.status !== 'pending') return { order, payment: 'settled' };
        const kind = await reconcileOrder(services, order._id, input.isOver ? 'cancel' : 'find', 'declined');
        const after = await orderOf(actor, request, input.id);
        if (after.order.status !== 'pending') return { ...after, payment: 'settled' };
        return { ...after, payment: kind === 'processing' || kind === 'acting' ? kind : 'open' };
      },
      { changes: 'students' },
    ),

    route(endpoints.disputes.list, may('adminDashboard'), async () => ({
      disputes: (await listDisputes(db)).map(({ email, dispute, returnedPaise }) => ({
        _id: dispute.id,
        orderId: dispute.orderId,
        email,
        amount: toRupees(dispute.amountPaise),
        ...(returnedPaise > 0 ? { refunded: toRupees(returnedPaise) } : {}),
        currency: dispute.currency,
        reason: dispute.reason,
        status: dispute.status,
        respondBy: dispute.respondBy?.toISOString(),
        openedAt: dispute.openedAt.toISOString(),
      })),
    })),

    route(endpoints.orders.list, signedIn, async ({ actor, request }) => ({ orders: await ordersOf(actor, request) })),

    route(endpoints.orders.billing, signedIn, async ({ actor }) => ({ billing: await findBilling(db, actor.id) })),

    route(endpoints.orders.get, signedIn, async ({ input: { id }, actor, request }) => {
      const isAdmin = !actor.partner && permission(actor.role, 'adminDashboard').isAllowed;
      const buyer = isAdmin ? await findBuyer(db, id) : undefined;
      if (!buyer || buyer.userId === actor.id) return orderOf(actor, request, id);
      const { order } = await orderOf({ ...actor, id: buyer.userId }, request, id);
      return { order: { ...order, buyerEmail: buyer.email } };
    }),
  ];
}
