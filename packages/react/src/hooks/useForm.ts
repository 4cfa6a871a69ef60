import type { FieldError } from '@lectern/sdk';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useIsNoticeShown } from '../provider/useOwnsNotices.ts';

interface DraftRule<Data> {
  safeParse(values: unknown): { success: true; data: Data } | { success: false; errors: readonly FieldError[] };
}

/**
 * A form whose fields keep their own values: a keystroke renders nothing but itself. On submit the rule speaks; each
 * broken one shows at its field and the first takes the focus.
 * @param refused What the server said of single fields; the first of them takes the focus once the notice is closed.
 */
export function useForm<Data>(
  rule: DraftRule<Data>,
  onValid: (data: Data) => void,
  refused?: Readonly<Record<string, string>>,
) {
  const { marketplace } = useLectern('useForm');
  const isNoticeShown = useIsNoticeShown(marketplace.notices);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const focusFirst = useCallback((fields: readonly string[]) => {
    const first = [...(form.current?.elements ?? [])].find(
      (element) => 'name' in element && fields.some((field) => field === element.name),
    );
    if (first instanceof HTMLElement) first.focus();
  }, []);

  const told = useRef(refused);
  useEffect(() => {
    if (isNoticeShown || !refused || told.current === refused) return;
    // After the closing notice has let go of the focus.
    const timer = setTimeout(() => {
      told.current = refused;
      focusFirst(Object.keys(refused));
    });
    return () => clearTimeout(timer);
  }, [isNoticeShown, refused, focusFirst]);

  function show(problems: readonly FieldError[]) {
    setErrors(Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message])));
    focusFirst(problems.map(({ field }) => field));
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
