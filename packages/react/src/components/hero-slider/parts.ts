export * from './HeroSliderControls.tsx';
export * from './HeroSliderSlide.tsx';
export * from './layoutParts.tsx';
