import { isCancelled } from '@lectern/sdk';
import type { Validator } from '@lectern/sdk/forms';
import { useMutation } from '../../provider/query.ts';
import { useCreationKey } from './useCreationKey.ts';
import { type FormProps, useForm } from './useForm.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useReportUnsaved } from './useReportUnsaved.ts';
import type { UnsavedChanges } from './useUnsavedChanges.ts';

export interface UseStoredFormOptions<Values, Data, Result> {
  /** Names the draft among the drafts of the signed-in user. */
  id: string;
  /** The values of the fields without a draft. */
  initialValues: Values;
  /** Checks the fields on submit. */
  validator: Validator<Data>;
  /** Asks before unsaved changes are left; nothing asks without it. */
  unsaved?: UnsavedChanges | undefined;
  /** Sends the form. A retry after a lost answer gets the same `creationKey`: it creates nothing twice. */
  submit: (data: Data, creationKey: () => string) => Promise<Result>;
  /** Called after the draft is removed. */
  onSuccess: (result: Result, data: Data) => unknown;
  /** Called when the submission fails or is cancelled. */
  onError?: (error: unknown) => void;
  /** The message of a failure that has none of its own. */
  failure: string;
}

/** A form whose unsaved changes survive a reload. */
export interface StoredForm<Values> extends Omit<FormDraft<Values>, 'clear'> {
  /** For the `<form>`. */
  formProps: FormProps;
  /** The name, the initial value and the error of a field: spread them on a `Field`. */
  field: (name: keyof Values & string) => { name: string; defaultValue: string; error: string | undefined };
  /** The errors of the validator and of the server, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Why the last submission failed; undefined where the errors of the fields say it. */
  error: string | undefined;
  isSaving: boolean;
  /** Removes the draft and the creation key, and forgets the last failure. */
  discard: () => void;
}

/**
 * A form with uncontrolled text fields whose changes are stored on this device until they are saved or discarded. It
 * checks the fields, puts the focus on the first error, asks before it is left with unsaved changes and submits once.
 */
export function useStoredForm<Values extends Readonly<Record<keyof Values, string>>, Data, Result>({
  id,
  initialValues,
  validator,
  unsaved,
  failure,
  ...options
}: UseStoredFormOptions<Values, Data, Result>): StoredForm<Values> {
  const { clear, ...draft } = useFormDraft(id, initialValues);
  const key = useCreationKey(id);
  const removeDraft = () => {
    clear();
    key.forget();
  };
  const saving = useMutation({
    mutationFn: (data: Data) => options.submit(data, key.read),
    onSuccess(result, data) {
      removeDraft();
      unsaved?.setDirty(undefined);
      return options.onSuccess(result, data);
    },
    ...(options.onError ? { onError: options.onError } : {}),
  });
  const discard = () => {
    saving.reset();
    removeDraft();
  };
  useReportUnsaved(unsaved, draft.changes, discard);
  const { error, fields } = useFormFailure(isCancelled(saving.error) ? null : saving.error, failure);
  const form = useForm(validator, saving.mutate, fields, (name, value) => {
    // A computed name is a string to TypeScript.
    if (name in initialValues) draft.change({ [name]: value } as Partial<Values>);
  });
  const errors: StoredForm<Values>['errors'] = { ...fields, ...form.errors };
  return {
    ...draft,
    formProps: form.formProps,
    field: (name) => ({ name, defaultValue: draft.values[name], error: errors[name] }),
    errors,
    error,
    isSaving: saving.isPending,
    discard,
  };
}
