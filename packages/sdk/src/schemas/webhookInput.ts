import * as z from 'zod/mini';
import { httpUrl, id, pageNumber } from './primitives.ts';

/** GET /admin/partners/{partnerId}/webhook */
export const webhookLogInput = z.strictObject({ partnerId: id, page: z.optional(pageNumber) });

/** What an admin types of a webhook. */
export const webhookDraft = z.strictObject({ url: httpUrl });

/** PUT /admin/partners/{partnerId}/webhook */
export const webhookInput = z.strictObject({ ...webhookDraft.shape, partnerId: id });

/** The calls about a partner's webhook that take nothing else. */
export const webhookOf = z.strictObject({ partnerId: id });

/** POST /admin/partners/{partnerId}/webhook/events/{eventId} */
export const webhookEventInput = z.strictObject({ partnerId: id, eventId: id });
