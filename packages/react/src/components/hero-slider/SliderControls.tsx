import type { UseSliderResult } from '../../hooks/useSlider.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface SliderControlsProps {
  slider: UseSliderResult;
  titles: readonly string[];
  /** The element that holds the slides. */
  slidesId: string;
}

/** Back, one dot a slide, on, and Pause. */
export function SliderControls({ slider, titles, slidesId }: SliderControlsProps) {
  const { t } = useLectern('SliderControls');
  return (
    <div className="lectern-slider-controls">
      <button
        type="button"
        className="lectern-icon-button"
        aria-label={t('slider.previous')}
        aria-controls={slidesId}
        onClick={slider.previous}
      >
        <Icon name="chevronLeft" />
      </button>
      {titles.map((title, place) => (
        <button
          key={title}
          type="button"
          className="lectern-slider-controls-dot"
          aria-label={t('slider.choose', { number: place + 1, title })}
          aria-current={place === slider.index ? 'true' : undefined}
          onClick={() => slider.choose(place)}
        />
      ))}
      <button
        type="button"
        className="lectern-icon-button"
        aria-label={t('slider.next')}
        aria-controls={slidesId}
        onClick={slider.next}
      >
        <Icon name="chevronRight" />
      </button>
      <Button variant="quiet" size="small" className="lectern-slider-controls-pause" onClick={slider.togglePause}>
        {t(slider.isPaused ? 'slider.play' : 'slider.pause')}
      </Button>
    </div>
  );
}
