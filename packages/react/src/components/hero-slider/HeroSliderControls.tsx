import { sliderWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useHeroSliderContext } from './context.ts';

const Controls = definePart('HeroSliderControls', 'div', 'lectern-hero-slider-controls');

/** Previous, a dot per slide, Next and Pause. */
export const HeroSliderControls = forwardRef<HTMLDivElement, RootProps<'div'>>(function HeroSliderControls(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('HeroSliderControls', sliderWords);
  const { slides, slider, slidesId } = useHeroSliderContext('HeroSliderControls');
  return (
    <Controls ref={ref} {...props} className={cx('lectern-with-script', className)}>
      <button
        type="button"
        className="lectern-icon-button"
        aria-label={t('slider.previous')}
        aria-controls={slidesId}
        onClick={slider.previous}
      >
        <Icon shape={icons.chevronLeft} />
      </button>
      {slides.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className="lectern-hero-slider-dot"
          aria-label={t('slider.choose', { number: index + 1, title })}
          aria-current={index === slider.index ? 'true' : undefined}
          onClick={() => slider.choose(index)}
        />
      ))}
      <button
        type="button"
        className="lectern-icon-button"
        aria-label={t('slider.next')}
        aria-controls={slidesId}
        onClick={slider.next}
      >
        <Icon shape={icons.chevronRight} />
      </button>
      <Button variant="quiet" size="small" className="lectern-hero-slider-pause" onClick={slider.togglePause}>
        {t(slider.isPaused ? 'slider.play' : 'slider.pause')}
      </Button>
      {children}
    </Controls>
  );
});
