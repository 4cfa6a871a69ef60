import { playbackRates } from '@lectern/sdk/rules';
import { profileWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useStore } from 'zustand';
import { usePreferences } from '../../hooks/account/usePreferences.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { usePreferencesView } from './context.ts';
import { SavedStatus } from './SavedStatus.tsx';

/** The heading. */
export const PreferencesTitle = forwardRef<HTMLHeadingElement, RootProps<'h2'>>(function PreferencesTitle(
  { className, children, ...props },
  ref,
) {
  usePreferencesView('PreferencesTitle');
  const { t } = useLectern('PreferencesTitle', profileWords);
  return (
    <h2 ref={ref} {...props} className={cx('lectern-preferences-title', className)}>
      {children ?? t('preferences.title')}
    </h2>
  );
});

/** The sentence below the heading. */
export const PreferencesNote = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function PreferencesNote(
  { className, children, ...props },
  ref,
) {
  usePreferencesView('PreferencesNote');
  const { t } = useLectern('PreferencesNote', profileWords);
  return (
    <p ref={ref} {...props} className={cx('lectern-preferences-note lectern-profile-editor-note', className)}>
      {children ?? t('preferences.note')}
    </p>
  );
});

/** The theme: that of the device, light or dark. */
export const PreferencesTheme = forwardRef<HTMLFieldSetElement, Omit<RootProps<'fieldset'>, 'children'>>(
  function PreferencesTheme({ className, ...props }, ref) {
    const { onSave } = usePreferencesView('PreferencesTheme');
    const { marketplace, t } = useLectern('PreferencesTheme', profileWords);
    const { theme } = marketplace;
    const { mode, isChosen } = useStore(theme);
    const chosen = isChosen ? mode : 'system';
    const modes = [
      { value: 'system', icon: icons.device, label: t('preferences.system') },
      { value: 'light', icon: icons.sun, label: t('preferences.light') },
      { value: 'dark', icon: icons.moon, label: t('preferences.dark') },
    ] as const;
    return (
      <fieldset ref={ref} {...props} className={cx('lectern-preferences-theme lectern-choices', className)}>
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
      </fieldset>
    );
  },
);

/** The speed at which videos start. */
export const PreferencesPlaybackRate = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function PreferencesPlaybackRate({ className, ...props }, ref) {
    const { onSave } = usePreferencesView('PreferencesPlaybackRate');
    const { marketplace, t } = useLectern('PreferencesPlaybackRate', profileWords);
    const { playbackRate } = usePreferences();
    const numbers = new Intl.NumberFormat(marketplace.locale);
    const rates = withCurrent<number>(playbackRates, playbackRate).sort((one, other) => one - other);
    return (
      <div ref={ref} {...props} className={cx('lectern-preferences-playback-rate', className)}>
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
      </div>
    );
  },
);

/** The language of captions, or none. */
export const PreferencesCaptions = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function PreferencesCaptions({ className, ...props }, ref) {
    const { captionLanguages, onSave } = usePreferencesView('PreferencesCaptions');
    const { marketplace, t } = useLectern('PreferencesCaptions', profileWords);
    const { captions } = usePreferences();
    const names = new Intl.DisplayNames(marketplace.locale, { type: 'language', fallback: 'code' });
    const languages = withCurrent(captionLanguages, captions);
    return (
      <div ref={ref} {...props} className={cx('lectern-preferences-captions', className)}>
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
      </div>
    );
  },
);

/** Says that the last change is saved. Empty until then: it is a live region. */
export const PreferencesStatus = forwardRef<HTMLParagraphElement, Omit<RootProps<'p'>, 'children'>>(
  function PreferencesStatus({ className, ...props }, ref) {
    const { isSaved } = usePreferencesView('PreferencesStatus');
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
