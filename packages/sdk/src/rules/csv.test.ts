import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** The cells of comma-separated values, as RFC 4180 defines them. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 1; place < csv.length; place++) {
    const character = csv[place] ?? '';
    if (isQuoted && csv.startsWith('""', place)) {
      cell += '"';
      place += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted || !',\r\n'.includes(character)) cell += character;
    else if (character !== '\n') {
      row.push(cell);
      cell = '';
    } else {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

it('begins with the mark of UTF-8, ends each row, and has decimal points', () => {
  expect(
    csvOf([
      ['Month', 'Revenue'],
      ['2026-01', 1299.5],
    ]),
  ).toBe('\uFEFFMonth,Revenue\r\n2026-01,1299.5\r\n');
});

it.each(['a,b', 'say "hello"', 'two\nlines', 'two\r\nlines', ' spaces ', 'a;b', '', 'ünïcode 🌱', '"'])(
  'keeps %j in one cell',
  (text) => {
    expect(
      read(
        csvOf([
          [text, 'end'],
          ['next', 1],
        ]),
      ),
    ).toEqual([
      [text, 'end'],
      ['next', '1'],
    ]);
  },
);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example","x")'])(
  'keeps %j from being run as a formula',
  (text) => {
    expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
  },
);

it('leaves negative numbers as numbers', () => {
  expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
});

it('writes amounts with the decimals of their currency', () => {
  const row = [12.5, -130, 0, 1299.05].map((amount) => ({ amount, decimals: 2 }));
  expect(csvOf([row])).toBe('\uFEFF12.50,-130.00,0.00,1299.05\r\n');
  expect(csvOf([[{ amount: 1500, decimals: 0 }]])).toBe('\uFEFF1500\r\n');
});
