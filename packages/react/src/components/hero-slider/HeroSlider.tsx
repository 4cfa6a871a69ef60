import { sliderWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useId } from 'react';
import { useSlider } from '../../hooks/site/useSlider.ts';
import { useLectern } from '../../provider/context.ts';
import { compose } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import type { HeadingLevel } from '../../ui/heading.ts';
import { type HeroSlideContent, HeroSliderProvider } from './context.ts';
import * as parts from './parts.ts';

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
  /** A search field between the slides and their controls. */
  search?: ReactNode;
  /** The parts, in your arrangement. Without children the slider has its usual parts. */
  children?: ReactNode;
}

const Root = definePart('HeroSlider', 'section', 'lectern-hero-slider');

const HeroSliderRoot = forwardRef<HTMLElement, HeroSliderProps>(function HeroSlider(
  { slides, label, headingLevel = 2, interval, search, children, ...props },
  ref,
) {
  const { t } = useLectern('HeroSlider', sliderWords);
  const slider = useSlider({ count: slides.length, interval });
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = slider.regionProps;
  const slidesId = useId();
  return (
    <HeroSliderProvider value={{ slides, slider, slidesId, headingLevel }}>
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
        {children ?? (
          <parts.HeroSliderColumns>
            <parts.HeroSliderText>
              <parts.HeroSliderSlides />
              {search}
              <parts.HeroSliderControls />
              <parts.HeroSliderStatus />
            </parts.HeroSliderText>
            <parts.HeroSliderPictures />
          </parts.HeroSliderColumns>
        )}
      </Root>
    </HeroSliderProvider>
  );
});

/** A carousel (§2) after the ARIA pattern. All slides have the same size, so nothing moves when they change. */
export const HeroSlider = Object.assign(HeroSliderRoot, {
  Columns: parts.HeroSliderColumns,
  Text: parts.HeroSliderText,
  Slides: parts.HeroSliderSlides,
  Slide: parts.HeroSliderSlide,
  Controls: parts.HeroSliderControls,
  Status: parts.HeroSliderStatus,
  Pictures: parts.HeroSliderPictures,
});
