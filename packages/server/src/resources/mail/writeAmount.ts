import { decimalsOf, toRupees } from '@lectern/sdk/rules';

/** Writes amounts of a currency, which are given in hundredths. */
export function writeAmount(currency: string): (hundredths: number) => string {
  const decimals = decimalsOf(currency);
  const { format } = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (hundredths) => format(toRupees(hundredths));
}
