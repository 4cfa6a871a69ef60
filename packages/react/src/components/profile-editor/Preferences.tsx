import { forwardRef, type ReactNode, useState } from 'react';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { PreferencesProvider } from './context.ts';
import * as parts from './preferencesParts.tsx';

export interface PreferencesProps extends RootProps<'section'> {
  /** The languages offered for captions, as BCP 47 tags. @default 13 languages, English first */
  captionLanguages?: readonly string[];
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const defaultLanguages = ['en', 'hi', 'bn', 'ta', 'te', 'mr', 'ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

const PreferencesRoot = createRoot('section', 'lectern-preferences');

const Root = forwardRef<HTMLElement, PreferencesProps>(function Preferences(
  { captionLanguages = defaultLanguages, className, children, ...props },
  ref,
) {
  const [isSaved, setSaved] = useState(false);
  return (
    <PreferencesProvider value={{ captionLanguages, isSaved, onSave: () => setSaved(true) }}>
      <PreferencesRoot ref={ref} {...props} className={cx('lectern-profile-editor-panel', className)} state="ready">
        {children ?? (
          <>
            <parts.PreferencesTitle />
            <parts.PreferencesNote />
            <parts.PreferencesTheme />
            <parts.PreferencesPlaybackRate />
            <parts.PreferencesCaptions />
            <parts.PreferencesStatus />
          </>
        )}
      </PreferencesRoot>
    </PreferencesProvider>
  );
});

/** Theme, playback speed and captions (§2). Each change is stored on this device at once. */
export const Preferences = Object.assign(Root, {
  Title: parts.PreferencesTitle,
  Note: parts.PreferencesNote,
  Theme: parts.PreferencesTheme,
  PlaybackRate: parts.PreferencesPlaybackRate,
  Captions: parts.PreferencesCaptions,
  Status: parts.PreferencesStatus,
});
