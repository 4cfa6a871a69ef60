import { themeNeutrals, themeOf } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Choices } from './Choices.tsx';
import { ColorField } from './ColorField.tsx';
import { useThemeView } from './context.ts';
import { Swatch } from './Swatch.tsx';

/** The main color of both themes, and the grays. */
export const ThemeEditorColors = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function ThemeEditorColors({ className, ...props }, ref) {
    const { t } = useLectern('ThemeEditorColors', themeWords);
    const { design } = useThemeView('ThemeEditorColors');
    return (
      <div ref={ref} {...props} className={cx('lectern-theme-editor-colors', className)}>
        <ColorField axis="primary" />
        <ColorField axis="primaryDark" />
        <Choices
          axis="neutral"
          legend={t('themeEditor.neutral')}
          usual="paper"
          options={themeNeutrals.map((value) => {
            const { light, dark } = themeOf({ ...design, neutral: value }).colors;
            return {
              value,
              label: t(`themeEditor.neutral.${value}`),
              picture: <Swatch colors={[light.sunken, light.hairline, light.muted, dark.surface]} />,
            };
          })}
        />
      </div>
    );
  },
);
