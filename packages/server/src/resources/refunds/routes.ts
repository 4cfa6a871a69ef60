import { endpoints } from '@lectern/sdk/api';
import { isRefundable, limits, toRupees } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listOrders, lockBuyer, type OrderRow, type ShownOrder } from '../orders/repository.ts';
import { matchReturns } from './matchReturns.ts';
import { type RefundItem, refundItemsOf } from './refundItems.ts';
import { toListedRefund, toListedReturn, toRefund } from './refundView.ts';
import { decideRefund, grantRefund, insertRefund, listRefunds, lockRefund } from './repository.ts';
import { openItems } from './returnedItems.ts';
import { assignReturn } from './returns.ts';
import { type ListedReturnRow, listReturns, listWaitingReturns } from './returnsRepository.ts';
import { trySettleRefund } from './settleRefund.ts';
import { takeBack } from './takeBack.ts';

const DAY_MS = 86_400_000;

/** Refunds: what buyers ask for, and what admins decide. */
export function refundRoutes(services: Services): Route[] {
  const { db, mail, refundMaxProgress, seller } = services;

  async function findOrder(tx: Db, userId: string, id: string): Promise<ShownOrder> {
    const [order] = await listOrders(tx, { userId, id });
    if (!order) throw problems.orderNotFound();
    return order;
  }

  const itemsOf = (tx: Db, order: OrderRow) => refundItemsOf(tx, order, refundMaxProgress);
  const toItem = ({ courseId, title, amountPaise, progress, isImmediate, refund }: RefundItem) => ({
    courseId,
    title,
    amount: toRupees(amountPaise),
    progress,
    isImmediate,
    ...(refund ? { refund: toRefund(refund) } : {}),
  });
  const withCourses = async (row: ListedReturnRow) => toListedReturn(row, openItems(await itemsOf(db, row.order)));

  return [
    route(endpoints.orders.refunds, signedIn, async ({ input, actor }) => {
      const order = await findOrder(db, actor.id, input.id);
      const items = (await itemsOf(db, order)).filter(({ amountPaise }) => amountPaise > 0);
      return {
        items: items.map(toItem),
        until: new Date(order.createdAt.getTime() + limits.refundDays * DAY_MS).toISOString(),
      };
    }),

    route(
      endpoints.orders.refund,
      signedIn,
      async ({ input, actor }) => {
        const { id, courseId, reason } = input;
        const itemOf = async (tx: Db, order: ShownOrder) => {
          const item = (await itemsOf(tx, order)).find((one) => one.courseId === courseId);
          if (!item) throw problems.orderNotFound();
          return item;
        };
        const made = await db.transaction(async (tx) => {
          // What was completed, and whether there is a request, stays as it is until this one is stored.
          await lockBuyer(tx, actor.id);
          const order = await findOrder(tx, actor.id, id);
          const item = await itemOf(tx, order);
          if (item.refund) return item.refund;
          if (item.amountPaise === 0) throw problems.notRefundable();
          const { status, totalPaise: total, createdAt } = order;
          if (!isRefundable({ status, total, createdAt: createdAt.toISOString() })) throw problems.refundTooLate();
          const asked = {
            id: newId(),
            orderId: id,
            courseId,
            userId: actor.id,
            amountPaise: item.amountPaise,
            taxPaise: item.taxPaise,
            progress: item.progress,
            reason: reason || null,
            state: 'requested' as const,
          };
          await insertRefund(tx, asked);
          // Money that went back already may have been for this course: it isn't sent a second time.
          const ended = await matchReturns(services, tx, order);
          const isUnclear = (await listWaitingReturns(tx, id)).length > 0;
          if (!item.isImmediate || isUnclear || ended.includes(courseId)) return asked;
          await grantRefund(tx, asked.id);
          return { ...asked, state: 'granted' as const };
        });
        if (made.state === 'granted') await trySettleRefund(services, made.id);
        const item = await itemOf(db, await findOrder(db, actor.id, id));
        return { item: toItem(item) };
      },
      { changes: 'students' },
    ),

    route(endpoints.refunds.list, may('adminDashboard'), async () => ({
      waiting: (await listRefunds(db, 'waiting')).map(toListedRefund),
      others: (await listRefunds(db, 'others')).map(toListedRefund),
      returns: await Promise.all((await listReturns(db, 'waiting')).map(withCourses)),
      goodwill: (await listReturns(db, 'goodwill')).map((row) => toListedReturn(row, [])),
    })),

    route(
      endpoints.refunds.assign,
      may('adminDashboard'),
      async ({ input, actor }) => {
        await assignReturn(services, input.id, input.courseIds, actor.id);
        return {};
      },
      { changes: 'students' },
    ),

    route(
      endpoints.refunds.decide,
      may('adminDashboard'),
      async ({ input, actor }) => {
        const { id, isGranted, isReturned = false } = input;
        const answer = input.answer || null;
        if (!isGranted && answer === null) {
          const message = 'Please say why, so that the buyer can read it.';
          throw problems.invalidInput(message, [{ field: 'answer', message }]);
        }
        const [known] = await listRefunds(db, { id });
        if (!known) throw problems.refundNotFound();
        const { userId } = known.refund;
        const state = isGranted ? (isReturned ? 'refunded' : 'granted') : 'declined';
        await db.transaction(async (tx) => {
          await lockBuyer(tx, userId);
          const refund = await lockRefund(tx, id);
          if (refund?.state !== 'requested' && refund?.state !== 'failed') throw problems.refundDecided();
          // It may be the same money, which would be counted twice.
          if (isReturned && (await listWaitingReturns(tx, refund.orderId)).length > 0)
            throw problems.refundReturnsWaiting();
          const decided = await decideRefund(tx, refund, {
            state,
            answer: answer ?? refund.answer,
            decidedBy: actor.id,
          });
          if (state === 'refunded') await takeBack(tx, seller, [decided]);
          if (state !== 'granted') await mail.queue(tx, 'refund', { userId, subjectId: id });
        });
        if (state === 'granted') await trySettleRefund(services, id);
        const [decided] = await listRefunds(db, { id });
        if (!decided) throw problems.refundNotFound();
        return { refund: toListedRefund(decided) };
      },
      { changes: 'students' },
    ),
  ];
}
