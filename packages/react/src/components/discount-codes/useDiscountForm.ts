import type { Validator } from '@lectern/sdk/forms';
import { ruleWords } from '@lectern/sdk/words';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { moments } from './DiscountCodesLimits.tsx';

/**
 * A form with a code's period and limits. A moment that is half typed has no value, and would count as no limit: it is
 * refused. The server's errors are cleared by the next input.
 */
export function useDiscountForm<Data>(
  validator: Validator<Data>,
  onValid: (data: Data) => void,
  refused: { fields: Readonly<Record<string, string>> } | undefined,
  clearErrors: () => void,
) {
  const { t } = useLectern('DiscountCodes', ruleWords);
  const { errors, show, formProps } = useForm(validator, onValid, refused?.fields);
  const own: typeof formProps = {
    ...formProps,
    onSubmit(event) {
      const { elements } = event.currentTarget;
      const unfinished = moments.filter((name) => {
        const field = elements.namedItem(name);
        return field instanceof HTMLInputElement && field.validity.badInput;
      });
      if (unfinished.length === 0) return formProps.onSubmit(event);
      event.preventDefault();
      show(unfinished.map((field) => ({ field, message: t('rule.moment') })));
    },
    onInput(event) {
      formProps.onInput(event);
      if (refused) clearErrors();
    },
  };
  return { errors: { ...refused?.fields, ...errors }, formProps: own };
}
