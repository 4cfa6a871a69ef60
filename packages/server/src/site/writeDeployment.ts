import { type Money, usualMoney } from '@lectern/sdk/rules';
import { asText } from '../page.ts';

/** What a deployment has beside the site. */
export interface Deployed {
  takesMoney?: boolean | undefined;
  hasDocs?: boolean | undefined;
}

/**
 * A document that tells its scripts the currency and the tax, where they are not the usual ones, and its styles whether
 * money is taken and whether there is documentation.
 */
export function writeDeployment(html: string, money: Money, { takesMoney, hasDocs }: Deployed = {}): string {
  const said = JSON.stringify(money);
  const attributes = [
    ...(said === JSON.stringify(usualMoney) ? [] : [` data-money="${asText(said)}"`]),
    ...(takesMoney ? [' data-payments'] : []),
    ...(hasDocs ? [' data-docs'] : []),
  ];
  return attributes.length === 0 ? html : html.replace('<html', () => `<html${attributes.join('')}`);
}
