import '../styles/partners.css';
import { LateView } from '@lectern/common/LateView.tsx';
import { latePage } from '@lectern/common/latePage.tsx';
import { useLectern } from '@lectern/react';
import { snippetWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { type Choice, parametersOfTheme, themeParameters } from './choice.ts';
import type { Fields } from './useChoice.ts';

// Most visitors don't open it.
const { Component: ThemeOptionsEditor } = latePage(() => import('./ThemeOptionsEditor.tsx'));

interface ThemeOptionsProps {
  choice: Choice;
  set: (changed: Fields, how?: 'push' | 'replace' | 'typing') => void;
}

/** More of the theme than its color, once it is opened. Without JavaScript the color is what there is. */
export function ThemeOptions({ choice, set }: ThemeOptionsProps) {
  const { t } = useLectern('ThemeOptions', snippetWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      // It may have been opened before the page's code was there.
      ref={(details) => {
        if (details?.open) setIsOpen(true);
      }}
      className="site-theme-options lectern-with-script"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="lectern-unfold">{t('snippet.themeOptions')}</summary>
      {isOpen && (
        <LateView loading={<p role="status">{t('snippet.themeOptions.loading')}</p>}>
          {(attempt) => (
            <ThemeOptionsEditor
              attempt={attempt}
              design={choice.design}
              onChange={(design) => {
                const none = Object.fromEntries(themeParameters.map(([, parameter]) => [parameter, '']));
                set({ ...none, ...parametersOfTheme(design) }, 'typing');
              }}
            />
          )}
        </LateView>
      )}
    </details>
  );
}
