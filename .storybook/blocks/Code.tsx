import { useEffect, useState } from 'react';
import { CopyButton } from '../../packages/react/src/ui/CopyButton.tsx';
import { lastWord } from './pages.ts';

/** Code to copy. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <section className="docs-code" aria-label={label}>
      <CopyButton
        text={text}
        label="Copy"
        name={`Copy: ${label}`}
        copiedLabel="Copied"
        failedLabel="Select and copy it"
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}

// Files that the compiler checks and a test renders.
const files = import.meta.glob<string>('../examples/*.tsx', { query: '?raw', import: 'default' });

const fileOf = (title: string) => `../examples/${lastWord(title)}.tsx`;

/** Whether the component of a page is one that hosts can use. */
export const hasExample = (title: string): boolean => fileOf(title) in files;

/** The example of a component, as a host would write it. */
export function Example({ of }: { of: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void files[fileOf(of)]?.().then((source) => !isGone && setText(source.trim()));
    return () => {
      isGone = true;
    };
  }, [of]);
  return text && <Code label={`An example of ${of}`} text={text} />;
}
