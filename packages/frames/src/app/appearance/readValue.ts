import { colorText, readColor } from './readColor.ts';

/** Reads one CSS value; the result is written anew, and undefined means that it isn't allowed. */
export type ReadValue = (text: string) => string | undefined;

export const color: ReadValue = (text) => {
  const read = readColor(text);
  return read && colorText(read);
};

const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem)?$/;
const PX_PER_REM = 16;

/** A length in px or rem. */
export const length =
  (least: number, most: number): ReadValue =>
  (text) => {
    const [, digits, unit = 'px'] = text.length > 12 ? [] : (LENGTH.exec(text.trim()) ?? []);
    if (digits === undefined) return undefined;
    const px = Number(digits) * (unit === 'rem' ? PX_PER_REM : 1);
    return px >= least && px <= most ? `${px}px` : undefined;
  };

/** A number without a unit. */
export const number =
  (least: number, most: number): ReadValue =>
  (text) => {
    // bounded: at most 12 characters
    const value = text.length > 12 || !/^\s*\d*\.?\d+\s*$/.test(text) ? Number.NaN : Number(text);
    return value >= least && value <= most ? `${value}` : undefined;
  };

/** A number from 400 to 900. */
export const weight: ReadValue = (text) => {
  const value = { normal: '400', bold: '700' }[text.trim()] ?? text.trim();
  return /^[4-9]00$/.test(value) ? value : undefined;
};

const MAX_FONTS = 8;
/** In them a price is a row of pictures, bars or nothing. */
const UNREADABLE = /dings|symbol|emoji|icon|barcode|blank|redact|flow/i;
const generic = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
];

/** Names of fonts that the visitor has: a frame loads none. */
export const fonts: ReadValue = (text) => {
  if (text.length > 200) return undefined;
  const names = text.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  const isAllowed = (name: string) => /^-?[a-z][\w -]{0,39}$/i.test(name) && !UNREADABLE.test(name);
  if (names.length > MAX_FONTS || !names.every(isAllowed)) return undefined;
  return names.map((name) => (generic.includes(name) ? name : `"${name}"`)).join(', ');
};

const shadows: Readonly<Record<string, string>> = {
  none: 'none',
  small: '0 1px 2px rgb(0 0 0 / 0.2)',
  medium: '0 2px 8px rgb(0 0 0 / 0.25)',
};

/** One of our shadows: any other could be drawn over a text. */
export const shadow: ReadValue = (text) => (Object.hasOwn(shadows, text.trim()) ? shadows[text.trim()] : undefined);
