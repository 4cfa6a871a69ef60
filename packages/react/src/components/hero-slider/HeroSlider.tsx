import { forwardRef, type ReactNode, useId } from 'react';
import { useSlider } from '../../hooks/useSlider.ts';
import { useLectern } from '../../provider/context.ts';
import { compose } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import type { HeadingLevel } from '../../ui/heading.ts';
import { CoverImage } from '../cover-image/index.ts';
import { HeroSlide, type HeroSlideContent } from './HeroSlide.tsx';
import { SliderControls } from './SliderControls.tsx';

export interface HeroSliderProps extends RootProps<'section'> {
  /** The slides in order. */
  slides: readonly HeroSlideContent[];
  /** The name of the carousel for screen readers. */
  label: string;
  /**
   * The level of the slides' headings.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * How long a slide stays, in milliseconds.
   * @default 5000
   */
  interval?: number;
  /** Shown between the slides and their controls, such as a search. */
  children?: ReactNode;
}

const Root = createPart('section', 'lectern-hero-slider');

/** A carousel (§2) after the ARIA pattern. All slides have the same size, so nothing moves when they change. */
export const HeroSlider = forwardRef<HTMLElement, HeroSliderProps>(function HeroSlider(
  { slides, label, headingLevel = 2, interval, children, ...props },
  ref,
) {
  const { t } = useLectern('HeroSlider');
  const slider = useSlider({ count: slides.length, interval });
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = slider.regionProps;
  const id = useId();
  const current = slides[slider.index];
  return (
    <Root
      ref={ref}
      aria-roledescription={t('slider.role')}
      aria-label={label}
      {...props}
      onPointerEnter={compose(props.onPointerEnter, onPointerEnter)}
      onPointerLeave={compose(props.onPointerLeave, onPointerLeave)}
      onFocus={compose(props.onFocus, onFocus)}
      onBlur={compose(props.onBlur, onBlur)}
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
    </Root>
  );
});
