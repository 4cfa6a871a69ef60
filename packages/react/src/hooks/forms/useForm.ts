import type { FieldError } from '@lectern/sdk';
import type { Validator } from '@lectern/sdk/forms';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useIsNoticeShown } from '../../provider/useOwnsNotices.ts';

/** The props of a `<form>`. */
export interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  /** Validates the fields and shows the errors. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the error of the changed field. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** What {@link useForm} returns. */
export interface UseFormResult {
  /** The first error of each field, by its name. */
  errors: Readonly<Record<string, string>>;
  /** Shows errors at their fields and focuses the first. */
  show: (problems: readonly FieldError[]) => void;
  /** For the `<form>`. */
  formProps: FormProps;
}

/**
 * A form with uncontrolled fields. On submit the validator checks all fields; each error is shown at its field and the first
 * one gets the focus.
 *
 * @param serverErrors Field errors of the last submission, by field; once the notice about it is closed, the first one gets
 * the focus, and its text is selected.
 * @param onFieldInput Called with the name and the new value of a field.
 */
export function useForm<Data>(
  validator: Validator<Data>,
  onValid: (data: Data) => void,
  serverErrors?: Readonly<Record<string, string>>,
  onFieldInput?: (name: string, value: string) => void,
): UseFormResult {
  const { marketplace } = useLectern('useForm');
  const isNoticeShown = useIsNoticeShown(marketplace.notices);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const focusFirst = useCallback((fields: readonly string[]) => {
    const first = [...(form.current?.elements ?? [])].find(
      (element) => 'name' in element && fields.some((field) => field === element.name),
    );
    if (first instanceof HTMLElement) first.focus();
    return first;
  }, []);

  const focused = useRef(serverErrors);
  useEffect(() => {
    if (isNoticeShown || !serverErrors || focused.current === serverErrors) return;
    // After the closing notice has returned the focus.
    const timer = setTimeout(() => {
      focused.current = serverErrors;
      const field = focusFirst(Object.keys(serverErrors));
      // What is typed takes the place of what was refused.
      if (field instanceof HTMLInputElement) field.select();
    });
    return () => clearTimeout(timer);
  }, [isNoticeShown, serverErrors, focusFirst]);

  function show(problems: readonly FieldError[]) {
    setErrors(Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message])));
    focusFirst(problems.map(({ field }) => field));
  }

  const formProps: FormProps = {
    ref: form,
    // The messages come from the validator, not from the browser.
    noValidate: true,
    onSubmit(event) {
      event.preventDefault();
      const checked = validator.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
      if (!checked.success) return show(checked.errors);
      setErrors({});
      onValid(checked.data);
    },
    onInput(event) {
      const { name } = event.target as HTMLInputElement;
      if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      // An unchecked box is not in the form data.
      if (name) onFieldInput?.(name, String(new FormData(event.currentTarget).get(name) ?? ''));
    },
  };
  return { errors, show, formProps };
}
