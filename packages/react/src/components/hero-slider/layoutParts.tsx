import { sliderWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { useHeroSlider } from './context.ts';
import { HeroSliderSlide } from './HeroSliderSlide.tsx';

/** Text and pictures, side by side if there is room. */
export const HeroSliderColumns = createPart('div', 'lectern-hero-slider-columns');

/** The column with the slides and their controls. */
export const HeroSliderText = createPart('div', 'lectern-hero-slider-text');

const Slides = createPart('div', 'lectern-hero-slider-slides');
const Status = createPart('p', 'lectern-visually-hidden');
const Pictures = createPart('div', 'lectern-hero-slider-pictures');

/** All slides in one place, of which the current one is visible; or your children, a `HeroSlider.Slide` each. */
export const HeroSliderSlides = forwardRef<HTMLDivElement, RootProps<'div'>>(function HeroSliderSlides(
  { children, ...props },
  ref,
) {
  const { slides, slidesId } = useHeroSlider('HeroSliderSlides');
  return (
    <Slides ref={ref} id={slidesId} {...props}>
      {children ?? slides.map(({ title }, index) => <HeroSliderSlide key={title} index={index} />)}
    </Slides>
  );
});

/** Announces the slide that the user chose; only screen readers notice it. */
export const HeroSliderStatus = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function HeroSliderStatus(props, ref) {
  const { t } = useLectern('HeroSliderStatus', sliderWords);
  const { slides, slider } = useHeroSlider('HeroSliderStatus');
  const current = slider.isChosen ? slides[slider.index] : undefined;
  return (
    <Status ref={ref} role="status" {...props}>
      {current && t('slider.announcement', { number: slider.index + 1, total: slides.length, title: current.title })}
    </Status>
  );
});

/** The pictures of the slides, of which the current one is visible. */
export const HeroSliderPictures = forwardRef<HTMLDivElement, RootProps<'div'>>(function HeroSliderPictures(
  { children, ...props },
  ref,
) {
  const { slides, slider } = useHeroSlider('HeroSliderPictures');
  return (
    <Pictures ref={ref} aria-hidden="true" {...props}>
      {children ??
        slides.map(({ title, image }, index) => (
          <CoverImage
            key={title}
            src={image}
            loading="eager"
            width={960}
            height={720}
            data-current={index === slider.index || undefined}
            fetchPriority={index === 0 ? 'high' : 'low'}
          />
        ))}
    </Pictures>
  );
});
