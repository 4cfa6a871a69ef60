import type { UseSliderResult } from '../../hooks/site/useSlider.ts';
import type { HeadingLevel } from '../../ui/heading.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The content of a slide. */
export interface HeroSlideContent {
  title: string;
  subtitle: string;
  /** The address of the picture, which is decorative. */
  image: string;
  /** The text of the link. */
  action: string;
  /** The target of the link. @default the list of courses of the marketplace */
  href?: string;
}

export interface HeroSliderContextValue {
  slides: readonly HeroSlideContent[];
  slider: UseSliderResult;
  /** The id of the element that contains the slides. */
  slidesId: string;
  headingLevel: HeadingLevel;
}

export const [HeroSliderProvider, useHeroSliderContext] = createRootContext<HeroSliderContextValue>('HeroSlider');
