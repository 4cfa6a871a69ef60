import type { CaptionTrack } from '@lectern/sdk';
import { playbackRates } from '@lectern/sdk/rules';
import { videoWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../../provider/context.ts';
import { rootOf } from '../../../ui/rootOf.ts';
import type { Quality } from './useQuality.ts';

interface VideoMenuProps {
  rate: number;
  onRateChange: (rate: number) => void;
  tracks: readonly CaptionTrack[];
  /** The language of the shown captions; null if they are off. */
  captions: string | null;
  onCaptionsChange: (language: string | null) => void;
  quality: Quality | undefined;
}

/** The speeds, the captions if there are any, and the sizes of a stream. The chosen speed takes the focus. */
export function VideoMenu({ rate, onRateChange, tracks, captions, onCaptionsChange, quality }: VideoMenuProps) {
  const { t, formats } = useLectern('CoursePlayer', videoWords);
  return (
    <div className="lectern-course-player-video-menu">
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
      {quality && (
        <Choice
          legend={t('video.quality')}
          options={[
            { value: '', label: t('video.qualityAuto') },
            ...quality.sizes.map((size) => ({ value: String(size), label: t('video.size', { size }) })),
          ]}
          value={String(quality.chosen ?? '')}
          onChange={(value) => quality.choose(Number(value) || undefined)}
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

function Choice({ legend, options, value, onChange, hasFocus }: ChoiceProps) {
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
