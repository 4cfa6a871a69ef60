import { type ReactNode, useId } from 'react';
import { useSlider } from '../../hooks/useSlider.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { HeadingLevel } from '../../ui/heading.ts';
import { CoverImage } from '../cover-image/index.ts';
import { HeroSlide, type HeroSlideContent } from './HeroSlide.tsx';
import { SliderControls } from './SliderControls.tsx';

export interface HeroSliderProps {
  slides: readonly HeroSlideContent[];
  /** What the slides are about, for those who do not see them. */
  label: string;
  /** Of the slides' titles. */
  headingLevel?: HeadingLevel;
  /** How long a slide stays, in milliseconds. */
  interval?: number;
  className?: string;
  /** Between the slides and their controls, such as a search. */
  children?: ReactNode;
}

/** Slides in turn (§2), by the ARIA carousel pattern. All take the same room, so nothing moves when they change. */
export function HeroSlider({ slides, label, headingLevel = 2, interval, className, children }: HeroSliderProps) {
  const { t } = useLectern('HeroSlider');
  const slider = useSlider({ count: slides.length, interval });
  const id = useId();
  const current = slides[slider.index];
  return (
    <section
      {...slider.regionProps}
      className={cx('lectern-hero-slider', className)}
      aria-roledescription={t('slider.role')}
      aria-label={label}
    >
      <div className="lectern-hero-slider-columns">
        <div className="lectern-hero-slider-text">
          <div className="lectern-hero-slider-slides" id={id}>
            {slides.map((slide, place) => (
              <HeroSlide
                key={slide.title}
                slide={slide}
                position={t('slider.position', { number: place + 1, total: slides.length })}
                isCurrent={place === slider.index}
                headingLevel={headingLevel}
              />
            ))}
          </div>
          {children}
          <SliderControls slider={slider} titles={slides.map(({ title }) => title)} slidesId={id} />
          <p role="status" className="lectern-visually-hidden">
            {slider.isChosen &&
              current &&
              t('slider.announcement', { number: slider.index + 1, total: slides.length, title: current.title })}
          </p>
        </div>
        <div className="lectern-hero-slider-pictures" aria-hidden="true">
          {slides.map((slide, place) => (
            <CoverImage
              key={slide.title}
              src={slide.image}
              width={960}
              height={720}
              data-current={place === slider.index || undefined}
              fetchPriority={place === 0 ? 'high' : 'low'}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
