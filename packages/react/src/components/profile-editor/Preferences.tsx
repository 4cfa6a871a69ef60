import { type PreferencesState, playbackRates } from '@lectern/sdk';
import { forwardRef, useState } from 'react';
import { useStore } from 'zustand';
import { usePreferences } from '../../hooks/usePreferences.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

export interface PreferencesProps extends Omit<RootProps<'section'>, 'children'> {
  /** The languages offered for captions, as BCP 47 tags. @default 13 languages, English first */
  captionLanguages?: readonly string[];
}

const defaultLanguages = ['en', 'hi', 'bn', 'ta', 'te', 'mr', 'ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

const Root = createRoot('section', 'lectern-preferences');

/** Theme, playback speed and captions (§2); stored on this device at once. */
export const Preferences = forwardRef<HTMLElement, PreferencesProps>(function Preferences(
  { captionLanguages = defaultLanguages, className, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('Preferences');
  const { playbackRate, captions } = usePreferences();
  const [isSaved, setSaved] = useState(false);
  const change = (next: Partial<PreferencesState>) => {
    marketplace.preferences.set(next);
    setSaved(true);
  };

  const numbers = new Intl.NumberFormat(marketplace.locale);
  const rates = withCurrent<number>(playbackRates, playbackRate).sort((one, other) => one - other);
  const names = new Intl.DisplayNames(marketplace.locale, { type: 'language', fallback: 'code' });
  const languages = withCurrent(captionLanguages, captions);
  return (
    <Root ref={ref} {...props} className={cx('lectern-profile-editor-panel', className)} state="ready">
      <h2>{t('preferences.title')}</h2>
      <p className="lectern-profile-editor-note">{t('preferences.note')}</p>
      <ThemeChoice onChoose={() => setSaved(true)} />
      <SelectField
        label={t('preferences.playbackRate')}
        value={String(playbackRate)}
        options={rates.map((rate) => ({
          value: String(rate),
          label: rate === 1 ? t('preferences.normal') : t('preferences.rate', { rate: numbers.format(rate) }),
        }))}
        onChange={({ currentTarget }) => change({ playbackRate: Number(currentTarget.value) })}
      />
      <SelectField
        label={t('preferences.captions')}
        hint={t('preferences.captionsHint')}
        value={captions ?? ''}
        options={[
          { value: '', label: t('preferences.captionsOff') },
          ...languages.map((tag) => ({ value: tag, label: nameOf(names, tag) })),
        ]}
        onChange={({ currentTarget }) => change({ captions: currentTarget.value || null })}
      />
      <p role="status" className="lectern-profile-editor-status">
        {isSaved && (
          <>
            <Icon name="check" />
            {t('preferences.saved')}
          </>
        )}
      </p>
    </Root>
  );
});

function ThemeChoice({ onChoose }: { onChoose: () => void }) {
  const { marketplace, t } = useLectern('Preferences');
  const { theme } = marketplace;
  const { mode, isChosen } = useStore(theme);
  const chosen = isChosen ? mode : 'system';
  const modes = [
    { value: 'system', icon: 'device', label: t('preferences.system') },
    { value: 'light', icon: 'sun', label: t('preferences.light') },
    { value: 'dark', icon: 'moon', label: t('preferences.dark') },
  ] as const;
  return (
    <fieldset className="lectern-choices lectern-preferences-themes">
      <legend>{t('preferences.theme')}</legend>
      {modes.map(({ value, icon, label }) => (
        <label key={value} className="lectern-choice">
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => {
              if (value === 'system') theme.follow();
              else theme.set(value);
              onChoose();
            }}
          />
          <Icon name={icon} />
          <strong>{label}</strong>
        </label>
      ))}
    </fieldset>
  );
}

/** The options, and the current value if it is not one of them. */
const withCurrent = <Value,>(options: readonly Value[], current: Value | null): Value[] =>
  current === null || options.includes(current) ? [...options] : [...options, current];

function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // Not a valid language tag: shown as it is stored.
  }
}
