import { decimalsOf, type Money, toPaise } from '@lectern/sdk/rules';
import { and, ne, sql } from 'drizzle-orm';
import { ConfigError } from './configError.ts';
import type { Database, Db } from './db/database.ts';
import { courses, databaseId, orders } from './db/schema.ts';
import { problems } from './problems.ts';

/** Of three decimals: prices have at most two. */
const tooFine = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/** What is wrong with a currency's code; undefined where nothing is. */
export function currencyProblem(code: string): string | undefined {
  if (!Intl.supportedValuesOf('currency').includes(code)) return `"${code}" is no currency's code, such as INR or EUR`;
  if (tooFine.includes(code)) return `${code} has three decimals, and prices have at most two`;
  return undefined;
}

/**
 * Throws `ConfigError` where the database has amounts that the configured currency can't show: a deployment keeps its
 * currency from the first sale on. Orders and prices are only looked at where the currency is another than before.
 */
export async function checkCurrency(
  { db, withLongTimeout }: Pick<Database, 'db' | 'withLongTimeout'>,
  currency: string,
): Promise<void> {
  const [before] = await db.select({ currency: databaseId.currency }).from(databaseId);
  if (before?.currency === currency) return;
  const problem = await withLongTimeout((patient) => problemOfChange(patient, currency));
  if (problem) throw new ConfigError(`Lectern cannot start:\n  CURRENCY is ${currency}, ${problem}`);
  await db.update(databaseId).set({ currency });
}

async function problemOfChange(db: Db, currency: string): Promise<string | undefined> {
  const [sold] = await db
    .select({ currency: orders.currency })
    .from(orders)
    .where(and(ne(orders.status, 'failed'), ne(orders.currency, currency)))
    .limit(1);
  if (sold) return `but this database has orders in ${sold.currency}`;
  if (decimalsOf(currency) > 0) return undefined;
  const [course] = await db
    .select({ title: courses.title })
    .from(courses)
    .where(sql`${courses.pricePaise} % 100 > 0`)
    .limit(1);
  return course && `which has no decimals, but the price of "${course.title}" has some`;
}

/**
 * Hundredths of a price, or of what a code takes off.
 *
 * @throws Problem 400 at this field, for an amount that the marketplace's currency doesn't have
 */
export function paiseOf(amount: number, { currency, decimals }: Money, field: string): number {
  if (decimals === 0 && !Number.isInteger(amount)) {
    const message = `An amount in ${currency} has no decimals.`;
    throw problems.invalidInput(message, [{ field, message }]);
  }
  return toPaise(amount);
}

/** Hundredths, rounded half up to whole units where the currency has no smaller ones. */
export const roundedTo = ({ decimals }: Pick<Money, 'decimals'>, paise: number): number => {
  const unit = 10 ** (2 - decimals);
  return Math.round(paise / unit) * unit;
};
