import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  discount,
  discountChange,
  discountDraft,
  discountPage,
  discountSearch,
} from '../../schemas/managedDiscount.ts';

/** Discount codes, for those who give them out (beyond §7): instructors for their courses, admins for all. */
export const discounts = {
  /** Ten per page: an instructor's own, or all for an admin; active ones first, each newest first. */
  list: {
    method: 'GET',
    path: '/instructor/discount-codes',
    input: discountSearch,
    output: discountPage,
    failure: 'discounts.listFailed',
  },
  /** Makes a code. */
  create: {
    method: 'POST',
    path: '/instructor/discount-codes',
    input: discountDraft,
    output: z.object({ discount }),
    failure: 'discounts.saveFailed',
    refuses: ['discount_exists', 'too_many'],
  },
  /**
   * Ends a code or makes it valid again, and changes its period and limits; what it takes off, and what for, never
   * changes. Orders that hold it keep their discount.
   */
  update: {
    method: 'PUT',
    path: '/instructor/discount-codes/{id}',
    input: discountChange,
    output: z.object({ discount }),
    failure: 'discounts.saveFailed',
    refuses: ['too_many'],
  },
} satisfies EndpointGroup;
