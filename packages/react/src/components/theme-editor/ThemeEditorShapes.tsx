import {
  type ThemeDensity,
  type ThemeRadius,
  type ThemeScale,
  themeDensities,
  themeRadii,
  themeScales,
} from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Choices } from './Choices.tsx';
import { FontField } from './FontField.tsx';

const keysOf = <T extends string>(table: Readonly<Record<T, unknown>>) => Object.keys(table) as T[];

/** Font, text size, corners and density. */
export const ThemeEditorShapes = definePart('ThemeEditorShapes', 'div', 'lectern-theme-editor-shapes', (name) => {
  const { t } = useLectern(name, themeWords);
  return {
    children: (
      <>
        <FontField />
        <Choices<ThemeScale>
          axis="scale"
          legend={t('themeEditor.scale')}
          usual="medium"
          options={keysOf(themeScales).map((value) => ({ value, label: t(`themeEditor.scale.${value}`) }))}
        />
        <Choices<ThemeRadius>
          axis="radius"
          legend={t('themeEditor.radius')}
          usual="soft"
          options={keysOf(themeRadii).map((value) => ({ value, label: t(`themeEditor.radius.${value}`) }))}
        />
        <Choices<ThemeDensity>
          axis="density"
          legend={t('themeEditor.density')}
          usual="comfortable"
          options={keysOf(themeDensities).map((value) => ({ value, label: t(`themeEditor.density.${value}`) }))}
        />
      </>
    ),
  };
});
