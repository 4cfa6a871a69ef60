import { CoverImage, Icon, useLectern } from '@lectern/react';
import { type ReactNode, useEffect, useState } from 'react';

const slides = [
  {
    title: 'Learn it from someone who does it',
    subtitle: 'Short, honest courses by working people, with exercises you can finish tonight.',
    image: '/hero/1.svg',
    action: 'Browse Courses',
  },
  {
    title: 'Make something by the weekend',
    subtitle: 'Every course ends with a thing you made: a page, a print, a song, a plan.',
    image: '/hero/2.svg',
    action: 'Find a Project',
  },
  {
    title: 'Go at the pace of your life',
    subtitle: 'Stop anywhere. Your place is kept, on every device, for as long as you like.',
    image: '/hero/3.svg',
    action: 'Start Learning',
  },
] as const;

/** §9 */
const INTERVAL = 5_000;

/** Three slides in turn (§2); a search beside them. It rests under a pointer, with focus inside, or when asked to. */
export function HeroSlider({ children }: { children: ReactNode }) {
  const { Link } = useLectern('HeroSlider');
  const [index, setIndex] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const isRunning = !isHeld && !isPaused;
  const go = (step: number) => setIndex((before) => (before + step + slides.length) % slides.length);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % slides.length), INTERVAL);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <section
      className="site-hero"
      aria-roledescription="carousel"
      aria-label="What Lectern is for"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="site-hero-columns">
        <div className="site-hero-text">
          <div className="site-hero-slides" aria-live={isRunning ? 'off' : 'polite'}>
            {slides.map((slide, place) => (
              // All three take the same room, so that nothing below moves when they change.
              <div
                key={slide.title}
                className="site-hero-slide"
                data-current={place === index || undefined}
                inert={place !== index}
              >
                {place === 0 ? <h1>{slide.title}</h1> : <p className="site-hero-title">{slide.title}</p>}
                <p>{slide.subtitle}</p>
                <Link href="/courses" className="lectern-button site-hero-action" data-size="large">
                  {slide.action}
                </Link>
              </div>
            ))}
          </div>
          {children}
          <div className="site-hero-controls">
            <button type="button" className="lectern-icon-button" aria-label="Previous slide" onClick={() => go(-1)}>
              <Icon name="chevronLeft" />
            </button>
            {slides.map((slide, place) => (
              <button
                key={slide.title}
                type="button"
                className="site-hero-dot"
                aria-label={`Slide ${place + 1}: ${slide.title}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => setIndex(place)}
              />
            ))}
            <button type="button" className="lectern-icon-button" aria-label="Next slide" onClick={() => go(1)}>
              <Icon name="chevronRight" />
            </button>
            <button
              type="button"
              className="lectern-button site-hero-pause"
              data-variant="quiet"
              data-size="small"
              aria-pressed={isPaused}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? 'Play' : 'Pause'}
            </button>
          </div>
        </div>
        <div className="site-hero-pictures" aria-hidden="true">
          {slides.map((slide, place) => (
            <CoverImage
              key={slide.image}
              src={slide.image}
              width={960}
              height={720}
              data-current={place === index || undefined}
              fetchPriority={place === 0 ? 'high' : 'low'}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
