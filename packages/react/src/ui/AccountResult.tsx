import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

interface AccountResultProps {
  /** Whether it went well. @default nothing has happened yet, as in a question; the focus stays where it is then */
  outcome?: 'success' | 'error' | undefined;
  title: string;
  /** What comes below the heading. */
  children: ReactNode;
}

/**
 * What has become of a form or a link, in place of the form. Its heading takes the focus: what had it is gone, or was
 * never there.
 */
export function AccountResult({ outcome, title, children }: AccountResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = outcome !== undefined;
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  return (
    <div role={isOver ? 'status' : undefined} className="lectern-account-result">
      {isOver && (
        <div className="lectern-account-icon" data-type={outcome}>
          <Icon shape={outcome === 'success' ? icons.success : icons.warning} />
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="lectern-account-title">
        {title}
      </h1>
      {children}
    </div>
  );
}
