import { forwardRef, type ReactNode, useId, useState } from 'react';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { type HeadingLevel, headingTag } from '../../ui/heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

/** A question and its answer. */
export interface FaqItem {
  question: string;
  answer: ReactNode;
}

export interface FaqAccordionProps extends RootProps<'div'> {
  /** The questions in order; each question must be unique. */
  items: readonly FaqItem[];
  /**
   * The level of the questions' headings.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

const Root = definePart('FaqAccordion', 'div', 'lectern-faq-accordion');

/** Questions that expand to their answers, independently of each other. */
export const FaqAccordion = forwardRef<HTMLDivElement, FaqAccordionProps>(function FaqAccordion(
  { items, headingLevel = 3, ...props },
  ref,
) {
  return (
    <Root ref={ref} {...props}>
      {items.map((item) => (
        <FaqEntry key={item.question} item={item} headingLevel={headingLevel} />
      ))}
    </Root>
  );
});

function FaqEntry({ item, headingLevel }: { item: FaqItem; headingLevel: HeadingLevel }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Heading = headingTag(headingLevel);
  return (
    <div className="lectern-faq-accordion-item" data-state={isOpen ? 'open' : 'closed'}>
      <Heading className="lectern-faq-accordion-heading">
        <button
          type="button"
          className="lectern-faq-accordion-question"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {item.question}
          <Icon shape={icons.chevronDown} />
        </button>
      </Heading>
      <div id={id} className="lectern-faq-accordion-answer" hidden={!isOpen}>
        {item.answer}
      </div>
    </div>
  );
}
