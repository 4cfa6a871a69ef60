import type { FieldError } from '@lectern/sdk';
import { type FormEvent, useRef, useState } from 'react';

interface DraftRule<Data> {
  safeParse(values: unknown): { success: true; data: Data } | { success: false; errors: readonly FieldError[] };
}

/**
 * A form whose fields keep their own values: a keystroke renders nothing but itself. On submit the rule speaks; each
 * broken one shows at its field and the first takes the focus.
 */
export function useDraftForm<Data>(rule: DraftRule<Data>, onValid: (data: Data) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function show(problems: readonly FieldError[]) {
    setErrors(Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message])));
    const first = [...(form.current?.elements ?? [])].find(
      (element) => 'name' in element && problems.some(({ field }) => field === element.name),
    );
    if (first instanceof HTMLElement) first.focus();
  }

  return {
    errors,
    show,
    formProps: {
      ref: form,
      // The rule's words, not the browser's.
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const checked = rule.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
        if (!checked.success) return show(checked.errors);
        setErrors({});
        onValid(checked.data);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      },
    },
  };
}
