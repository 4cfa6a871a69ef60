import '../styles/partners.css';
import { LateView } from '@lectern/common/LateView.tsx';
import { latePage } from '@lectern/common/latePage.tsx';
import { useState } from 'react';
import { allLooks, type Choice, looksOf } from './choice.ts';
import type { Fields } from './useChoice.ts';

// Most visitors don't open it.
const { Component: LooksEditor } = latePage(() => import('./LooksEditor.tsx'));

interface LooksProps {
  choice: Choice;
  set: (changed: Fields, how?: 'push' | 'replace' | 'typing') => void;
}

/** More of the theme than its color, once it is opened. Without JavaScript the color is what there is. */
export function Looks({ choice, set }: LooksProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      // It may have been opened before the page's code was there.
      ref={(details) => {
        if (details?.open) setIsOpen(true);
      }}
      className="site-looks lectern-with-script"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>More theme options: both themes, grays, font, size, corners</summary>
      {isOpen && (
        <LateView loading={<p role="status">Loading the theme editor</p>}>
          {(attempt) => (
            <LooksEditor
              attempt={attempt}
              design={choice.design}
              onChange={(design) => {
                const none = Object.fromEntries(allLooks.map(([, parameter]) => [parameter, '']));
                set({ ...none, ...looksOf(design) }, 'typing');
              }}
            />
          )}
        </LateView>
      )}
    </details>
  );
}
