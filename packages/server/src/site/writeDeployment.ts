import { type Money, usualMoney } from '@lectern/sdk/rules';
import { asText } from '../page.ts';

/**
 * A document that tells its scripts the currency and the tax, where they are not the usual ones, and its styles whether
 * money is taken.
 */
export function writeDeployment(html: string, money: Money, takesMoney = false): string {
  const said = JSON.stringify(money);
  const attributes = [
    ...(said === JSON.stringify(usualMoney) ? [] : [` data-money="${asText(said)}"`]),
    ...(takesMoney ? [' data-payments'] : []),
  ];
  return attributes.length === 0 ? html : html.replace('<html', () => `<html${attributes.join('')}`);
}
