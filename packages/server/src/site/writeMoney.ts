import { type Money, usualMoney } from '@lectern/sdk/rules';
import { asText } from '../page.ts';

/** A document that tells its scripts the currency and the tax, where they are not the usual ones. */
export function writeMoney(html: string, money: Money): string {
  const said = JSON.stringify(money);
  if (said === JSON.stringify(usualMoney)) return html;
  return html.replace('<html', () => `<html data-money="${asText(said)}"`);
}
