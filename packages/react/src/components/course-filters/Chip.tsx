import type { CourseFacets } from '@lectern/sdk';
import { OptionCount, useCountTexts } from './OptionCount.tsx';

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** Called with the value, or with undefined when the chosen chip is pressed again. */
  onChoose: (value: string | undefined) => void;
  /** Whether it is out of sight where JavaScript can show it again. @default false */
  isFolded?: boolean;
  facet: keyof CourseFacets['isExact'];
  /** How many courses it would find; undefined without counts. */
  count: number | undefined;
  children: string;
}

/** One of several choices, as a chip that can be deselected. A radio button, so that a form sends it without JavaScript. */
export function Chip({ name, value, isChosen, onChoose, isFolded = false, facet, count, children }: ChipProps) {
  const { label, shown, isEmpty } = useCountTexts(facet)(children, count);
  return (
    <label className="lectern-chip" data-empty={isEmpty || undefined} data-folded={isFolded || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={isChosen}
        className="lectern-visually-hidden"
        onChange={() => onChoose(value)}
        onClick={() => isChosen && onChoose(undefined)}
        onKeyUp={(event) => {
          // Space doesn't click a chosen radio button.
          if (event.key !== ' ' || !isChosen) return;
          event.preventDefault();
          onChoose(undefined);
        }}
      />
      <bdi>{children}</bdi>
      <OptionCount shown={shown} />
    </label>
  );
}
