/** The rules of forms (§5). They need Zod, which the client itself only loads with its first call. */
export { type Checked, type Rule, type Rules, rulesOf } from './createRules.ts';
