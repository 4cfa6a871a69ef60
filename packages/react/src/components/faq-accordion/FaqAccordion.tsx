import { type HTMLAttributes, type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/compose.ts';
import { type HeadingLevel, headingTag } from '../../ui/heading.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

export interface FaqAccordionProps extends HTMLAttributes<HTMLDivElement> {
  items: readonly FaqItem[];
  /** Of the questions. */
  headingLevel?: HeadingLevel;
}

/** Questions that open to their answers, each by itself. */
export function FaqAccordion({ items, headingLevel = 3, className, ...props }: FaqAccordionProps) {
  return (
    <div {...props} className={cx('lectern-faq', className)}>
      {items.map((item) => (
        <FaqEntry key={item.question} item={item} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function FaqEntry({ item, headingLevel }: { item: FaqItem; headingLevel: HeadingLevel }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Heading = headingTag(headingLevel);
  return (
    <div className="lectern-faq-item" data-state={isOpen ? 'open' : 'closed'}>
      <Heading className="lectern-faq-heading">
        <button
          type="button"
          className="lectern-faq-question"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {item.question}
          <Icon name="chevronDown" />
        </button>
      </Heading>
      <div id={id} className="lectern-faq-answer" hidden={!isOpen}>
        {item.answer}
      </div>
    </div>
  );
}
