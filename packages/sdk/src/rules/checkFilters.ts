import type { CoreMessageKey } from '../messages/en.ts';

/** The filter panel's fields as typed (§5); numbers may be text. */
export interface FiltersDraft {
  category?: string | null | undefined;
  level?: string | null | undefined;
  minPrice?: number | string | null | undefined;
  maxPrice?: number | string | null | undefined;
  rating?: number | string | null | undefined;
}

/** The filters that are set. Prices are in rupees. */
export interface Filters {
  category?: string;
  level?: string;
  minPrice?: number;
  maxPrice?: number;
  rating?: number;
}

/** The filters, or the key of the message of every field that breaks a rule. */
export type CheckedFilters =
  | { success: true; data: Filters }
  | { success: false; errors: readonly { field: string; message: CoreMessageKey }[] };

const texts = ['category', 'level'] as const;
const numbers = ['minPrice', 'maxPrice', 'rating'] as const;

/**
 * Checks the filter panel (§5): empty fields and invalid numbers are ignored. Without Zod, because the panel is part of
 * the first view.
 */
export function checkFilters(draft: unknown): CheckedFilters {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
    return { success: false, errors: [{ field: '', message: 'error.invalidInput' }] };
  }
  const given = draft as Record<string, unknown>;
  const data: Filters = {};
  for (const name of texts) {
    const value = given[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') data[name] = text;
  }
  for (const name of numbers) {
    const value = given[name];
    const isTyped = typeof value === 'string' && value.trim() !== '';
    const number = isTyped || typeof value === 'number' ? Number(value) : Number.NaN;
    if (Number.isFinite(number)) data[name] = number;
  }
  const errors: { field: string; message: CoreMessageKey }[] = numbers.flatMap((field) =>
    (data[field] ?? 0) < 0 ? [{ field, message: 'rule.price' }] : [],
  );
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = data;
  if (errors.length === 0 && minPrice > maxPrice) errors.push({ field: 'maxPrice', message: 'rule.priceOrder' });
  return errors.length > 0 ? { success: false, errors } : { success: true, data };
}
