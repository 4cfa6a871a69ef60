import { contrast } from '@lectern/sdk/theme';
import { readColor } from './readColor.ts';
import { color, fonts, length, type ReadValue, shadow, weight } from './readValue.ts';
import { MIN_CONTRAST } from './readVariables.ts';

const properties: ReadonlyMap<string, ReadValue> = new Map([
  ['color', color],
  ['background-color', color],
  ['border-color', color],
  ['border-radius', length(0, 64)],
  ['font-family', fonts],
  ['font-weight', weight],
  ['box-shadow', shadow],
]);

interface Element {
  selector: string;
  /** The token of its text, and those of what may be behind it, where the host sets neither. */
  text: string;
  grounds: readonly string[];
  /** The tokens of the texts inside that have a color of their own. */
  inner?: readonly string[];
}

const CARD = 'card';
/** The elements that a host may style. What is inside a card has the card's color behind it, so it comes first. */
const elements: ReadonlyMap<string, Element> = new Map([
  [
    CARD,
    {
      selector: ':is(.lectern-checkout-card, .lectern-order-summary, .lectern-checkout-summary-toggle)',
      text: 'text',
      inner: ['muted', 'link'],
      grounds: ['surface'],
    },
  ],
  [
    'button',
    {
      selector: ".lectern-button[data-variant='primary']:not(:disabled, [aria-disabled='true'])",
      text: 'on-primary',
      grounds: ['primary', 'primary-hover'],
    },
  ],
  [
    'secondary-button',
    {
      selector: ".lectern-button[data-variant='secondary']:not(:disabled, [aria-disabled='true'])",
      text: 'text',
      grounds: ['surface', 'sunken'],
    },
  ],
  ['field', { selector: ':is(.lectern-input, .lectern-select)', text: 'text', inner: ['muted'], grounds: ['surface'] }],
  ['label', { selector: '.lectern-field-label', text: 'text', grounds: ['background', 'surface'] }],
  ['heading', { selector: ':is(h1, h2, h3)', text: 'text', grounds: ['background', 'surface'] }],
  ['link', { selector: 'a:not(.lectern-button)', text: 'link', grounds: ['background', 'surface'] }],
]);

/** One rule that is left of what a host sent. */
export interface StyleRule {
  selector: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Reads the host's rules by element. Of a rule whose text would be hard to read, the colors are dropped.
 *
 * @param tokenOf a token of the current theme, with the host's variables
 */
export function readRules(
  sent: Readonly<Record<string, Readonly<Record<string, string>>>>,
  tokenOf: (name: string) => string,
): { rules: StyleRule[]; refused: string[] } {
  const refused = Object.keys(sent).flatMap((name) =>
    elements.has(name) ? [] : `appearance: there is no element "${name.slice(0, 40)}".`,
  );
  const token = (name: string) => tokenOf(`--lectern-color-${name}`);
  /** What elements inside a card have behind them, and the text that they inherit. */
  let card: { grounds: string[]; texts: string[] } = { grounds: [], texts: [] };
  const rules = [...elements].flatMap(([name, { selector, text, inner = [], grounds }]) => {
    const values: Record<string, string> = {};
    for (const [property, sentValue] of Object.entries(sent[name] ?? {})) {
      const value = properties.get(property)?.(sentValue);
      if (value !== undefined) values[property] = value;
      else refused.push(`appearance.${name}: "${property.slice(0, 40)}: ${sentValue}" isn't allowed.`);
    }
    const { color: own, 'background-color': ground } = values;
    const texts = [...(own ? [own] : [token(text), ...card.texts]), ...inner.map(token)];
    const on = ground ? [ground] : [...grounds.map(token), ...card.grounds];
    // A field inside a card inherits the card's text and has a ground of its own.
    const isInField = name !== CARD || !own || isEnough(own, token('surface'));
    const isReadable = isInField && texts.every((one) => on.every((other) => isEnough(one, other)));
    if (!isReadable && (own || ground)) {
      delete values.color;
      delete values['background-color'];
      refused.push(`appearance.${name}: the contrast of text and background must be at least ${MIN_CONTRAST}.`);
    }
    if (name === CARD) {
      card = {
        grounds: [values['background-color']].flatMap((one) => one ?? []),
        texts: [values.color].flatMap((one) => one ?? []),
      };
    }
    return Object.keys(values).length > 0 ? { selector, values } : [];
  });
  return { rules, refused };
}

function isEnough(text: string, ground: string): boolean {
  const [one, other] = [readColor(text), readColor(ground)];
  return !one || !other || contrast(one, other) >= MIN_CONTRAST;
}
