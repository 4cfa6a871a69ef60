export type { HeroSlideContent } from './context.ts';
export { type HeroSliderContextValue, useHeroSliderContext } from './context.ts';
export { HeroSlider, type HeroSliderProps } from './HeroSlider.tsx';
export * from './parts.ts';
