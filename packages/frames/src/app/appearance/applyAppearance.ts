import type { Settings } from '@lectern/embed/messages';
import { readRules } from './readRules.ts';
import { readVariables } from './readVariables.ts';

/** Writes what a host may change into a style sheet of its own, through the CSSOM. Returns a sentence for each refusal. */
export function applyAppearance(
  root: HTMLElement,
  sheet: CSSStyleSheet,
  { variables = {}, appearance = {} }: Pick<Settings, 'variables' | 'appearance'>,
): string[] {
  // The theme's own tokens, without what was set before.
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  const style = getComputedStyle(root);
  const tokens = readVariables(variables, (name) => style.getPropertyValue(name));
  add(sheet, '.frame', tokens.values);
  const { rules, refused } = readRules(appearance, (name) => style.getPropertyValue(name));
  for (const { selector, values } of rules) add(sheet, `.frame ${selector}`, values);
  return [...tokens.refused, ...refused];
}

function add(sheet: CSSStyleSheet, selector: string, values: Readonly<Record<string, string>>) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)] as CSSStyleRule;
  for (const [property, value] of Object.entries(values)) rule.style.setProperty(property, value);
}
