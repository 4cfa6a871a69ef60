import type { ThemeDesign } from '@lectern/sdk/theme';
import { type ReactNode, useId } from 'react';
import { useThemeEditorContext } from './context.ts';

interface ChoicesProps<T extends string> {
  axis: keyof ThemeDesign;
  legend: string;
  /** The value that the marketplace has: it is left out of the design. */
  usual: T;
  options: readonly { value: T; label: string; picture?: ReactNode }[];
}

/** One choice of a design, as radio buttons. */
export function Choices<T extends string>({ axis, legend, usual, options }: ChoicesProps<T>) {
  const { design, set } = useThemeEditorContext('ThemeEditor.Choices');
  const name = useId();
  return (
    <fieldset className="lectern-choices lectern-theme-editor-axis" data-axis={axis}>
      <legend>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <label key={value} className="lectern-choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={(design[axis] ?? usual) === value}
            onChange={() => set({ [axis]: value === usual ? undefined : value })}
          />
          {picture}
          <strong>{label}</strong>
        </label>
      ))}
    </fieldset>
  );
}
