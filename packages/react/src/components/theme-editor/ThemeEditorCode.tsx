import { writeAppearance, writeEmbedCss, writeThemeCss } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useThemeEditorContext } from './context.ts';

const targets = ['react', 'embed', 'appearance'] as const;

/** The design as code to copy: for React, for embedded elements, and for frames alone. */
export const ThemeEditorCode = definePart('ThemeEditorCode', 'div', 'lectern-theme-editor-code', (name) => {
  const { t } = useLectern(name, themeWords);
  const { design, pageTheme, selector, isChanged } = useThemeEditorContext(name);
  const codes = {
    react: writeThemeCss(design, selector),
    embed: writeEmbedCss(design, pageTheme),
    appearance: writeAppearance(design, pageTheme),
  };
  return {
    children: isChanged ? (
      <Tabs
        label={t('themeEditor.codeFor')}
        tabs={targets.map((target) => ({
          id: target,
          label: t(`themeEditor.target.${target}`),
          panel: (
            <div className="lectern-theme-editor-target">
              <p>{t(`themeEditor.step.${target}`, { selector })}</p>
              <CopyButton
                text={codes[target]}
                label={t('themeEditor.copy')}
                name={t('themeEditor.copyLabel', { target: t(`themeEditor.target.${target}`) })}
                copiedLabel={t('themeEditor.copied')}
                failedLabel={t('themeEditor.copyFailed')}
              />
              <pre dir="ltr">
                <code>{codes[target]}</code>
              </pre>
            </div>
          ),
        }))}
      />
    ) : (
      <p>{t('themeEditor.unchanged')}</p>
    ),
  };
});
