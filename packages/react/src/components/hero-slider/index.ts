export { HeroSlide, type HeroSlideContent, type HeroSlideProps } from './HeroSlide.tsx';
export { HeroSlider, type HeroSliderProps } from './HeroSlider.tsx';
export { SliderControls, type SliderControlsProps } from './SliderControls.tsx';
