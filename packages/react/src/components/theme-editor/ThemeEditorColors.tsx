import { themeNeutrals, themeOf } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Choices } from './Choices.tsx';
import { ColorField } from './ColorField.tsx';
import { useThemeEditorContext } from './context.ts';
import { Swatch } from './Swatch.tsx';

/** The main color of both themes, and the grays. */
export const ThemeEditorColors = definePart('ThemeEditorColors', 'div', 'lectern-theme-editor-colors', (name) => {
  const { t } = useLectern(name, themeWords);
  const { design } = useThemeEditorContext(name);
  return {
    children: (
      <>
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
      </>
    ),
  };
});
