import { sliderWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { useHeroSliderContext } from './context.ts';
import { HeroSliderSlide } from './HeroSliderSlide.tsx';

/** Text and pictures, side by side if there is room. */
export const HeroSliderColumns = definePart('HeroSliderColumns', 'div', 'lectern-hero-slider-columns');

/** The column with the slides and their controls. */
export const HeroSliderText = definePart('HeroSliderText', 'div', 'lectern-hero-slider-text');

/** All slides in one place, of which the current one is visible; or your children, a `HeroSlider.Slide` each. */
export const HeroSliderSlides = definePart('HeroSliderSlides', 'div', 'lectern-hero-slider-slides', (name) => {
  const { slides, slidesId } = useHeroSliderContext(name);
  return { id: slidesId, children: slides.map(({ title }, index) => <HeroSliderSlide key={title} index={index} />) };
});

/** Announces the slide that the user chose; only screen readers notice it. */
export const HeroSliderStatus = definePart('HeroSliderStatus', 'p', 'lectern-visually-hidden', (name) => {
  const { t } = useLectern(name, sliderWords);
  const { slides, slider } = useHeroSliderContext(name);
  const current = slider.isChosen ? slides[slider.index] : undefined;
  return {
    role: 'status',
    children:
      current && t('slider.announcement', { number: slider.index + 1, total: slides.length, title: current.title }),
  };
});

/** The pictures of the slides, of which the current one is visible. */
export const HeroSliderPictures = definePart('HeroSliderPictures', 'div', 'lectern-hero-slider-pictures', (name) => {
  const { slides, slider } = useHeroSliderContext(name);
  return {
    'aria-hidden': 'true',
    children: slides.map(({ title, image }, index) => (
      <CoverImage
        key={title}
        src={image}
        loading="eager"
        width={960}
        height={720}
        data-current={index === slider.index || undefined}
        fetchPriority={index === 0 ? 'high' : 'low'}
      />
    )),
  };
});
