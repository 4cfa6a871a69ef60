import { frameTokens } from '@lectern/embed/messages';
import { contrast, contrastPairs } from '@lectern/sdk/theme';
import { readColor } from './readColor.ts';
import { color, fonts, length, number, type ReadValue } from './readValue.ts';

const PREFIX = '--lectern-';
/** How the values of a token are read. */
function readerOf(token: string): ReadValue {
  if (token.startsWith('color-')) return color;
  if (token.startsWith('font')) return fonts;
  return token === 'density' ? number(0.75, 1.25) : length(0, 32);
}
/** The tokens that a host may set in frames. */
const tokens: ReadonlyMap<string, ReadValue> = new Map([
  ...frameTokens.split(' ').map((token) => [PREFIX + token, readerOf(token)] as const),
  [`${PREFIX}unit`, length(14, 20)],
]);

/** The least contrast of a text in a frame, whatever the host sets. */
export const MIN_CONTRAST = 3;

/** The values that are left of what a host sent, by property, and a sentence for each that isn't. */
export interface Read {
  values: Record<string, string>;
  refused: string[];
}

/**
 * Reads the host's tokens.
 *
 * @param tokenOf a token of the current theme, without the host's
 */
export function readVariables(sent: Readonly<Record<string, string>>, tokenOf: (name: string) => string): Read {
  const values: Record<string, string> = {};
  const refused: string[] = [];
  for (const [name, text] of Object.entries(sent)) {
    const value = tokens.get(name)?.(text);
    if (value !== undefined) values[name] = value;
    // A page's own sheet may set any token; only those that frames know are worth a message.
    else if (tokens.has(name)) refused.push(`${name}: "${text}" isn't allowed in frames.`);
  }
  // Without one color of a pair, another pair may fail: at most as often as there are tokens.
  for (let round = 0; round < tokens.size; round += 1) {
    const failure = contrastPairs
      .map(({ foreground, ground }) => [`${PREFIX}color-${foreground}`, `${PREFIX}color-${ground}`] as const)
      .find(([one, other]) => {
        if (values[one] === undefined && values[other] === undefined) return false;
        const [a, b] = [one, other].map((name) => readColor(values[name] ?? tokenOf(name)));
        return a && b && contrast(a, b) < MIN_CONTRAST;
      });
    if (!failure) break;
    refused.push(`${failure.join(' on ')}: the contrast must be at least ${MIN_CONTRAST}.`);
    for (const name of failure) delete values[name];
  }
  return { values, refused };
}
