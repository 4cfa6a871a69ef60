import { decimalsOf, type Money } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { ConfigError } from './configError.ts';
import { type Db, rows } from './db/database.ts';

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
 * currency from the first sale on.
 */
export async function checkCurrency(db: Db, currency: string): Promise<void> {
  const [sold] = await rows<{ currency: string }>(
    db,
    sql`select currency from orders where status <> 'failed' and currency <> ${currency} limit 1`,
  );
  if (sold)
    throw new ConfigError(
      `Lectern cannot start:\n  CURRENCY is ${currency}, but this database has orders in ${sold.currency}`,
    );
  if (decimalsOf(currency) > 0) return;
  const [course] = await rows<{ title: string }>(
    db,
    sql`select title from courses where price_paise % 100 > 0 limit 1`,
  );
  if (course)
    throw new ConfigError(
      `Lectern cannot start:\n  CURRENCY is ${currency}, which has no decimals, but the price of "${course.title}" has some`,
    );
}

/** Hundredths, rounded half up to whole units where the currency has no smaller ones. */
export const roundedTo = ({ decimals }: Pick<Money, 'decimals'>, paise: number): number => {
  const unit = 10 ** (2 - decimals);
  return Math.round(paise / unit) * unit;
};
