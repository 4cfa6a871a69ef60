/** The hero slider. */
export const sliderWords = {
  'slider.role': 'carousel',
  'slider.slideRole': 'slide',
  'slider.previous': 'Previous slide',
  'slider.next': 'Next slide',
  'slider.choose': 'Slide {number}: {title}',
  'slider.position': '{number} of {total}',
  'slider.announcement': 'Slide {number} of {total}: {title}',
  'slider.pause': 'Pause',
  'slider.play': 'Play',
};
