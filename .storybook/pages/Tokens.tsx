import { useLayoutEffect, useRef, useState } from 'react';
import { Table } from '../blocks/Table.tsx';
import { tokensOf } from '../foundations/tokens.ts';
import { addressOf } from './guides.ts';

const tokens = tokensOf('');

/** All tokens with what they are in the theme of this page. */
export function Tokens() {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const style = getComputedStyle(ref.current);
    setValues(tokens.map((name) => style.getPropertyValue(name).trim()));
  }, []);
  return (
    <div ref={ref}>
      <h1>Tokens</h1>
      <p className="docs-purpose">
        All that a theme can set. How to set them is in the guide{' '}
        <a href={addressOf('guides-theming--docs')} target="_top">
          Theming
        </a>
        ; the pages of the foundations show them.
      </p>
      <Table
        label="Tokens"
        head={['Token', 'Value', '']}
        rows={tokens.map((name, place) => ({
          key: name,
          id: `anchor--${name.slice(2)}`,
          cells: [
            <code key="name">{name}</code>,
            <code key="value">{values[place]}</code>,
            name.startsWith('--lectern-color') && (
              <span key="color" className="docs-swatch" style={{ background: `var(${name})` }} />
            ),
          ],
        }))}
      />
    </div>
  );
}
