import { createElement, Fragment, type ReactNode } from 'react';

interface TableProps {
  /** The accessible name. */
  label: string;
  head: readonly string[];
  /** The key of a row is its first cell's text, or its id. */
  rows: readonly { key: string; id?: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls sideways where it doesn't fit. */
export function Table({ label, head, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard.
    <section className="docs-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells }) => (
            <tr key={key} id={id}>
              {cells.map((cell, place) => (
                <td key={head[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names of code, separated by spaces. */
export const Codes = ({ names }: { names: readonly string[] }) => (
  <span className="docs-codes">
    {names.map((name) => (
      <code key={name}>{name}</code>
    ))}
  </span>
);

/** A sentence with `code` in it: every second piece stands between backquotes. */
export const Prose = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((piece, place) => (place % 2 ? createElement('code', null, piece) : piece)),
  );
