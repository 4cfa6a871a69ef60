import type { CaptionTrack } from '@lectern/sdk';
import { playbackRates } from '@lectern/sdk/rules';
import { videoWords } from '@lectern/sdk/words';
import { type Ref, useId } from 'react';
import { useLectern } from '../../../provider/context.ts';
import { rootOf } from '../../../ui/rootOf.ts';

interface VideoMenuProps {
  rate: number;
  onRateChange: (rate: number) => void;
  tracks: readonly CaptionTrack[];
  /** The language of the shown captions; null if they are off. */
  captions: string | null;
  onCaptionsChange: (language: string | null) => void;
  menuRef: Ref<HTMLDivElement>;
}

/** The speeds, and the captions if there are any. The chosen speed takes the focus. */
export function VideoMenu({ rate, onRateChange, tracks, captions, onCaptionsChange, menuRef }: VideoMenuProps) {
  const { t, formats } = useLectern('CoursePlayer', videoWords);
  return (
    <div ref={menuRef} className="lectern-course-player-video-menu">
      <Choice
        legend={t('video.rate')}
        options={playbackRates.map((value) => ({
          value: String(value),
          label: t('video.times', { rate: formats.number(value) }),
        }))}
        value={String(rate)}
        onChange={(value) => onRateChange(Number(value))}
        hasFocus
      />
      {tracks.length > 0 && (
        <Choice
          legend={t('video.captions')}
          options={[
            { value: '', label: t('video.captionsOff') },
            ...tracks.map(({ language, label }) => ({ value: language, label })),
          ]}
          value={captions ?? ''}
          onChange={(value) => onCaptionsChange(value || null)}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  hasFocus?: boolean;
}

/** One choice of the menu. */
export function Choice({ legend, options, value, onChange, hasFocus }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The menu was opened to choose.
            ref={hasFocus && option.value === value ? focusOnce : undefined}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A ref that focuses an element when the menu opens, not when the choice changes. */
const focusOnce = (element: HTMLInputElement | null) => {
  if (element && !element.closest('.lectern-course-player-video-menu')?.contains(rootOf(element).activeElement))
    element.focus();
};
