import { useState } from 'react';
import { useDraft } from './useDraft.ts';

/** The unsaved changes of a form, stored on this device. */
export interface FormDraft<Values> {
  /** The initial values with the changes applied. */
  values: Values;
  /** The changed fields, another object after each change; undefined if nothing differs from the initial values. */
  changes: Partial<Values> | undefined;
  /** Whether the changes were made before this form was mounted. */
  isRestored: boolean;
  /** Changes some fields. A field that is set back to its initial value is not stored any longer. */
  change: (next: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Removes the draft. */
  clear: () => void;
}

/**
 * The draft of a form. Only the changed fields are stored: every other field has its current initial value when the draft
 * is restored, even if that was changed elsewhere in the meantime.
 *
 * @param isValid Whether a stored value can be used in a field; by default if it has the type of the initial value.
 */
export function useFormDraft<Values extends object>(
  id: string,
  initialValues: Values,
  isValid: (name: keyof Values, value: unknown) => boolean = (name, value) => isLike(value, initialValues[name]),
): FormDraft<Values> {
  const [empty] = useState<Partial<Values>>({});
  const [stored, setStored, clear] = useDraft(id, empty, (found) => pickFields(found, initialValues, isValid));
  const [isRestored, setRestored] = useState(Object.keys(stored).length > 0);
  const changes = differences(stored, initialValues) && stored;
  return {
    values: { ...initialValues, ...stored },
    changes,
    isRestored: isRestored && changes !== undefined,
    change: (next) =>
      setStored((before) => {
        const changed = typeof next === 'function' ? next({ ...initialValues, ...before }) : next;
        return differences({ ...before, ...changed }, initialValues) ?? empty;
      }),
    clear() {
      setRestored(false);
      clear();
    },
  };
}

const fieldsOf = <Values extends object>(values: object, keep: (name: keyof Values, value: unknown) => boolean) =>
  // `Object.entries` and `fromEntries` lose the type of the names.
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => keep(name as keyof Values, value)),
  ) as Partial<Values>;

/** The fields whose value differs from the initial one; undefined if none does. */
export function differences<Values extends object>(
  values: Partial<Values>,
  initialValues: Values,
): Partial<Values> | undefined {
  const changed = fieldsOf<Values>(
    values,
    (name, value) => JSON.stringify(value) !== JSON.stringify(initialValues[name]),
  );
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** The stored fields that the form has and that are valid. */
export function pickFields<Values extends object>(
  stored: unknown,
  initialValues: Values,
  isValid: (name: keyof Values, value: unknown) => boolean,
): Partial<Values> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return fieldsOf<Values>(stored, (name, value) => name in initialValues && isValid(name, value));
}

/** Whether a value has the type of another: a list of strings, or the same primitive type. */
export const isLike = (value: unknown, other: unknown) =>
  Array.isArray(other)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof other;
