import { playbackRates } from '@lectern/sdk/rules';
import { profileWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useStore } from 'zustand';
import { usePreferences } from '../../hooks/account/usePreferences.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { usePreferencesContext } from './context.ts';
import { SavedStatus } from './SavedStatus.tsx';

/** The heading. */
export const PreferencesTitle = definePart('PreferencesTitle', 'h2', 'lectern-preferences-title', (name) => {
  usePreferencesContext(name);
  const { t } = useLectern(name, profileWords);
  return { children: t('preferences.title') };
});

/** The sentence below the heading. */
export const PreferencesNote = definePart(
  'PreferencesNote',
  'p',
  'lectern-preferences-note lectern-profile-editor-note',
  (name) => {
    usePreferencesContext(name);
    const { t } = useLectern(name, profileWords);
    return { children: t('preferences.note') };
  },
);

/** The theme: that of the device, light or dark. */
export const PreferencesTheme = definePart(
  'PreferencesTheme',
  'fieldset',
  'lectern-preferences-theme lectern-choices',
  (name) => {
    const { onSave } = usePreferencesContext(name);
    const { marketplace, t } = useLectern(name, profileWords);
    const { theme } = marketplace;
    const { mode, isChosen } = useStore(theme);
    const chosen = isChosen ? mode : 'system';
    const modes = [
      { value: 'system', icon: icons.device, label: t('preferences.system') },
      { value: 'light', icon: icons.sun, label: t('preferences.light') },
      { value: 'dark', icon: icons.moon, label: t('preferences.dark') },
    ] as const;
    return {
      children: (
        <>
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
                  onSave();
                }}
              />
              <Icon shape={icon} />
              <strong>{label}</strong>
            </label>
          ))}
        </>
      ),
    };
  },
);

/** The speed at which videos start. */
export const PreferencesPlaybackRate = definePart(
  'PreferencesPlaybackRate',
  'div',
  'lectern-preferences-playback-rate',
  (name) => {
    const { onSave } = usePreferencesContext(name);
    const { marketplace, t } = useLectern(name, profileWords);
    const { playbackRate } = usePreferences();
    const numbers = new Intl.NumberFormat(marketplace.locale);
    const rates = withCurrent<number>(playbackRates, playbackRate).sort((one, other) => one - other);
    return {
      children: (
        <SelectField
          label={t('preferences.playbackRate')}
          value={String(playbackRate)}
          options={rates.map((rate) => ({
            value: String(rate),
            label: rate === 1 ? t('preferences.normal') : t('preferences.rate', { rate: numbers.format(rate) }),
          }))}
          onChange={({ currentTarget }) => {
            marketplace.preferences.set({ playbackRate: Number(currentTarget.value) });
            onSave();
          }}
        />
      ),
    };
  },
);

/** The language of captions, or none. */
export const PreferencesCaptions = definePart('PreferencesCaptions', 'div', 'lectern-preferences-captions', (name) => {
  const { captionLanguages, onSave } = usePreferencesContext(name);
  const { marketplace, t } = useLectern(name, profileWords);
  const { captions } = usePreferences();
  const names = new Intl.DisplayNames(marketplace.locale, { type: 'language', fallback: 'code' });
  const languages = withCurrent(captionLanguages, captions);
  return {
    children: (
      <SelectField
        label={t('preferences.captions')}
        hint={t('preferences.captionsHint')}
        value={captions ?? ''}
        options={[
          { value: '', label: t('preferences.captionsOff') },
          ...languages.map((tag) => ({ value: tag, label: nameOf(names, tag) })),
        ]}
        onChange={({ currentTarget }) => {
          marketplace.preferences.set({ captions: currentTarget.value || null });
          onSave();
        }}
      />
    ),
  };
});

/** Says that the last change is saved. Empty until then: it is a live region. */
export const PreferencesStatus = forwardRef<HTMLParagraphElement, Omit<RootProps<'p'>, 'children'>>(
  function PreferencesStatus({ className, ...props }, ref) {
    const { isSaved } = usePreferencesContext('PreferencesStatus');
    return (
      <SavedStatus ref={ref} {...props} isSaved={isSaved} className={cx('lectern-preferences-status', className)} />
    );
  },
);

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
