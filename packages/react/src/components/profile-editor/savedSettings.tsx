import { FormError } from '../../ui/FormError.tsx';
import { SavedStatus } from './SavedStatus.tsx';

interface SwitchesProps<Kind extends string> {
  kinds: readonly Kind[];
  values: Record<Kind, boolean>;
  label: (kind: Kind) => string;
  onChange: (change: Partial<Record<Kind, boolean>>) => void;
}

/** The items of a list of settings, each of which is on or off. */
export function SettingSwitches<Kind extends string>({ kinds, values, label, onChange }: SwitchesProps<Kind>) {
  return kinds.map((kind) => (
    <li key={kind}>
      <label>
        <input
          type="checkbox"
          checked={values[kind]}
          onChange={({ currentTarget }) =>
            onChange({ [kind]: currentTarget.checked } as Partial<Record<Kind, boolean>>)
          }
        />
        {label(kind)}
      </label>
    </li>
  ));
}

/** Says that the last change is saved, or why it is not. */
export function ChangeStatus({ isSaved, saveError }: { isSaved: boolean; saveError: string | undefined }) {
  return (
    <>
      <FormError>{saveError}</FormError>
      <SavedStatus isSaved={isSaved} />
    </>
  );
}
