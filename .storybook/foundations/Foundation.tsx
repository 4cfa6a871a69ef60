import { type ReactNode, useState } from 'react';
import { readSettings } from '../../packages/react/src/testing/settings.ts';
import './foundations.css';

/** The root around each page of the foundations, with the toolbar's settings. A change of these measures everything anew. */
export function inRoot(Story: () => ReactNode, { globals }: { globals: Record<string, unknown> }) {
  const settings = readSettings(globals);
  return (
    <div
      key={JSON.stringify(settings)}
      className="lectern-root foundation-root"
      data-lectern-theme={settings.theme === 'dark' ? 'dark' : 'light'}
      dir={settings.direction}
    >
      <main className="foundation">
        <Story />
      </main>
    </div>
  );
}

export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A table that scrolls in itself where it is wider than the page. */
export function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus.
    <section className="foundation-scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Shows what `measure` finds in an element once that is on the page. */
export function Measured<T>({
  measure,
  children,
}: {
  measure: (place: HTMLElement) => T;
  children: (found: T) => ReactNode;
}) {
  const [found, setFound] = useState<T>();
  const measureOnce = (place: HTMLElement | null) => {
    if (place && found === undefined) setFound(measure(place));
  };
  return (
    <div ref={measureOnce} className="foundation-measured">
      {found && children(found)}
    </div>
  );
}
