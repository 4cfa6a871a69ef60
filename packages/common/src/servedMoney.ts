import type { Money } from '@lectern/sdk/rules';

/** The deployment's currency and tax as the server wrote them on the document; nothing where they are the usual ones. */
export const servedMoney = (): Partial<Money> => JSON.parse(document.documentElement.dataset.money ?? '{}');
