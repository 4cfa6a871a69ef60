import { useLectern } from '../../provider/context.ts';
import { type HeadingLevel, headingTag } from '../../ui/heading.ts';

/** One slide: what it says, its picture, and its way on. */
export interface HeroSlideContent {
  title: string;
  subtitle: string;
  /** The picture's address; it is decoration. */
  image: string;
  /** The words of the call to action. */
  action: string;
  /** Where it leads; the listing without it. */
  href?: string;
}

export interface HeroSlideProps {
  slide: HeroSlideContent;
  /** Such as "1 of 3". */
  position: string;
  isCurrent: boolean;
  headingLevel: HeadingLevel;
}

/** One slide's words. Those that are not shown are hidden by style too, so that no focus goes there. */
export function HeroSlide({ slide, position, isCurrent, headingLevel }: HeroSlideProps) {
  const { t, Link } = useLectern('HeroSlide');
  const Title = headingTag(headingLevel);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for fields.
    <div
      role="group"
      aria-roledescription={t('slider.slideRole')}
      aria-label={position}
      aria-hidden={!isCurrent || undefined}
      className="lectern-hero-slide"
      data-current={isCurrent || undefined}
    >
      <Title className="lectern-hero-slide-title" dir="auto">
        {slide.title}
      </Title>
      <p className="lectern-hero-slide-subtitle">{slide.subtitle}</p>
      <Link
        href={slide.href ?? '/courses'}
        className="lectern-button lectern-hero-slide-action"
        data-size="large"
        tabIndex={isCurrent ? undefined : -1}
      >
        {slide.action}
      </Link>
    </div>
  );
}
