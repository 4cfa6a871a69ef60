import { sliderWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { headingTag } from '../../ui/heading.ts';
import { useHeroSliderContext } from './context.ts';

export interface HeroSliderSlideProps extends RootProps<'div'> {
  /** The index of the slide. */
  index: number;
}

const Slide = definePart('HeroSliderSlide', 'div', 'lectern-hero-slider-slide');

/** The text and the link of a slide, or your children. Other slides are hidden by CSS, so that they can't get the focus. */
export const HeroSliderSlide = forwardRef<HTMLDivElement, HeroSliderSlideProps>(function HeroSliderSlide(
  { index, children, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('HeroSliderSlide', sliderWords);
  const { slides, slider, headingLevel } = useHeroSliderContext('HeroSliderSlide');
  const slide = slides[index];
  if (!slide) return null;
  const isCurrent = index === slider.index;
  const Title = headingTag(headingLevel);
  return (
    <Slide
      ref={ref}
      role="group"
      aria-roledescription={t('slider.slideRole')}
      aria-label={t('slider.position', { number: index + 1, total: slides.length })}
      aria-hidden={!isCurrent || undefined}
      data-current={isCurrent || undefined}
      {...props}
    >
      {children ?? (
        <>
          <Title className="lectern-hero-slider-title" dir="auto">
            {slide.title}
          </Title>
          <p className="lectern-hero-slider-subtitle">{slide.subtitle}</p>
          <Link
            href={slide.href ?? paths.courses}
            className="lectern-button lectern-hero-slider-action"
            data-size="large"
            tabIndex={isCurrent ? undefined : -1}
          >
            {slide.action}
          </Link>
        </>
      )}
    </Slide>
  );
});
