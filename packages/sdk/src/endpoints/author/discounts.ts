import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { discount, discountChange, discountDraft } from '../../schemas/managedDiscount.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** Discount codes, for those who give them out (beyond §7): instructors for their courses, admins for all. */
export const discounts = {
  /** The 200 newest: an instructor's own, or all for an admin. */
  list: {
    method: 'GET',
    path: '/instructor/discount-codes',
    input: emptyInput,
    output: z.object({ discounts: z.array(discount) }),
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
  /** Ends a code, or makes it valid again. Orders that hold it keep their discount. */
  update: {
    method: 'PUT',
    path: '/instructor/discount-codes/{id}',
    input: discountChange,
    output: emptyOutput,
    failure: 'discounts.saveFailed',
  },
} satisfies EndpointGroup;
