interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** Called with the value, or with undefined when the chosen chip is pressed again. */
  onChoose: (value: string | undefined) => void;
  children: string;
}

/** One of several choices, as a chip that can be deselected. A radio button, so that a form sends it without JavaScript. */
export function Chip({ name, value, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="lectern-chip" dir="auto">
      <input
        type="radio"
        name={name}
        value={value}
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
      {children}
    </label>
  );
}
