import type { ThemeMode } from '@lectern/sdk/rules';
import { contrastOf, contrastPairs } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useThemeView } from './context.ts';
import { Swatch } from './Swatch.tsx';

type Pair = (typeof contrastPairs)[number];

/** The contrast of every pair of colors in both themes, in words and numbers. */
export const ThemeEditorContrasts = forwardRef<HTMLDetailsElement, Omit<RootProps<'details'>, 'children'>>(
  function ThemeEditorContrasts({ className, ...props }, ref) {
    const { t } = useLectern('ThemeEditorContrasts', themeWords);
    return (
      <details ref={ref} {...props} className={cx('lectern-theme-editor-contrasts', className)}>
        <summary>
          <Icon shape={icons.success} />
          <span>{t('themeEditor.allHold', { count: contrastPairs.length })}</span>
        </summary>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, with the keyboard too.
          tabIndex={0}
          aria-label={t('themeEditor.pairs')}
          className="lectern-theme-editor-pairs"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('themeEditor.pair')}</th>
                <th scope="col">{t('themeEditor.light')}</th>
                <th scope="col">{t('themeEditor.dark')}</th>
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map((pair) => (
                <tr key={`${pair.foreground} ${pair.ground}`}>
                  <th scope="row">
                    {t('themeEditor.pairName', {
                      foreground: t(`themeEditor.color.${pair.foreground}`),
                      ground: t(
                        pair.ground === 'primary' ? 'themeEditor.color.onPrimary' : `themeEditor.color.${pair.ground}`,
                      ),
                    })}
                  </th>
                  <PairCell pair={pair} mode="light" />
                  <PairCell pair={pair} mode="dark" />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    );
  },
);

function PairCell({ pair: { foreground, ground, least }, mode }: { pair: Pair; mode: ThemeMode }) {
  const { t } = useLectern('PairCell', themeWords);
  const { theme } = useThemeView('ThemeEditorContrasts');
  const colors = theme.colors[mode];
  const replaced = foreground === 'primary' ? theme.replaced.find((one) => one.mode === mode) : undefined;
  const below = replaced && contrastOf(replaced.asked, colors[ground]) < least ? replaced : undefined;
  return (
    <td>
      {below && (
        <>
          <Verdict
            color={below.asked}
            ground={colors[ground]}
            least={least}
            note={t('themeEditor.asked', { color: below.asked })}
          />
          <span className="lectern-theme-editor-used">{t('themeEditor.used', { color: below.used })}</span>
        </>
      )}
      <Verdict color={colors[foreground]} ground={colors[ground]} least={least} />
    </td>
  );
}

interface VerdictProps {
  color: string;
  ground: string;
  least: number;
  note?: string;
}

/** One color on another, its contrast, and whether that is enough. */
function Verdict({ color, ground, least, note }: VerdictProps) {
  const { t, formats } = useLectern('Verdict', themeWords);
  const contrast = contrastOf(color, ground);
  const isEnough = contrast >= least;
  return (
    <span className="lectern-theme-editor-verdict" data-state={isEnough ? 'holds' : 'fails'}>
      <Swatch colors={[ground, color, ground]} />
      {note && <span>{note}</span>}
      {/* Rounded down: 4.49 must not look like 4.5. */}
      <span>{formats.decimal(Math.floor(contrast * 10) / 10)}:1</span>
      <Icon shape={isEnough ? icons.check : icons.close} />
      <span>{t(isEnough ? 'themeEditor.holds' : 'themeEditor.fails')}</span>
    </span>
  );
}
