import type { ThemeMode } from '@lectern/sdk/rules';
import { contrastOf, contrastPairs } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useThemeEditorContext } from './context.ts';
import { Swatch } from './Swatch.tsx';

type Pair = (typeof contrastPairs)[number];

/** The contrast of every pair of colors in both themes, in words and numbers. */
export const ThemeEditorContrasts = definePart(
  'ThemeEditorContrasts',
  'details',
  'lectern-theme-editor-contrasts',
  (name) => {
    const { t } = useLectern(name, themeWords);
    return {
      children: (
        <>
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
                          pair.ground === 'primary'
                            ? 'themeEditor.color.onPrimary'
                            : `themeEditor.color.${pair.ground}`,
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
        </>
      ),
    };
  },
);

function PairCell({ pair: { foreground, ground, least }, mode }: { pair: Pair; mode: ThemeMode }) {
  const { t } = useLectern('PairCell', themeWords);
  const { theme } = useThemeEditorContext('ThemeEditorContrasts');
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
