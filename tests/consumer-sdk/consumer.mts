import { createMarketplace, type Marketplace } from '@lectern/sdk';
import { endpoints } from '@lectern/sdk/api';
import { signInDraft, validatorOf } from '@lectern/sdk/forms';
import { cartSummary } from '@lectern/sdk/rules';
import { themeOf } from '@lectern/sdk/theme';
import { words } from '@lectern/sdk/words';

/** A partner's server, compiled against the built package with Node's types alone: there is no DOM. */

const marketplace: Marketplace = createMarketplace({ baseUrl: 'https://learn.example/api' });
const { courses } = await marketplace.courses.search({ q: 'tides' }, { signal: AbortSignal.timeout(1_000) });

export const used: unknown[] = [courses, cartSummary, endpoints, validatorOf(marketplace, signInDraft), themeOf, words];
