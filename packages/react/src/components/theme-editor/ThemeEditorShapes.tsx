import {
  type ThemeDensity,
  type ThemeRadius,
  type ThemeScale,
  themeDensities,
  themeRadii,
  themeScales,
} from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Choices } from './Choices.tsx';
import { FontField } from './FontField.tsx';

const keysOf = <T extends string>(table: Readonly<Record<T, unknown>>) => Object.keys(table) as T[];

/** Font, text size, corners and density. */
export const ThemeEditorShapes = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function ThemeEditorShapes({ className, ...props }, ref) {
    const { t } = useLectern('ThemeEditorShapes', themeWords);
    return (
      <div ref={ref} {...props} className={cx('lectern-theme-editor-shapes', className)}>
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
      </div>
    );
  },
);
