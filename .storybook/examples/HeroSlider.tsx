import { HeroSlider } from '@lectern/react';

export function Example() {
  return (
    <HeroSlider
      label="Why learn here"
      slides={[
        {
          title: 'Learn from those who do it',
          subtitle: 'Short, honest courses.',
          image: '/design.webp',
          action: 'Browse',
        },
        { title: 'Go at your own pace', subtitle: 'We keep your place.', image: '/music.webp', action: 'Start' },
      ]}
    />
  );
}
