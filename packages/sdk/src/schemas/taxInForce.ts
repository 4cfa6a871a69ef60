import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/** The deployment's tax as the server has it now: a page that was opened before a change knows another. */
export const taxInForce = z.object({ taxRate: optional(z.number()), taxName: optional(z.string()) });
