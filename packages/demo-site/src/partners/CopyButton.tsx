import '../styles/partners.css';
import { Button, Icon, icons } from '@lectern/react';
import { type RefObject, useState } from 'react';

interface CopyButtonProps {
  /** What is copied, such as `Courses.tsx`. */
  name: string;
  code: RefObject<HTMLElement | null>;
}

/** Copies the code, or selects it where the browser refuses. */
export function CopyButton({ name, code }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'selected'>();
  async function copy() {
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setResult('copied');
    } catch {
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      setResult('selected');
    }
  }
  return (
    <>
      <span role="status" className="site-code-status">
        {result === 'copied' && 'Copied'}
        {result === 'selected' && 'Selected. Press Ctrl+C or ⌘C to copy it.'}
      </span>
      <Button size="small" aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {result === 'copied' && <Icon shape={icons.check} />}
        Copy
      </Button>
    </>
  );
}
