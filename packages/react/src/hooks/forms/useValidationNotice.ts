import { quizCreatorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import type { FormRule } from './useForm.ts';

/** Returns a function that makes a rule show the first broken one in a "Validation Error" notice as well (§8). */
export function useValidationNotice() {
  const { marketplace, t } = useLectern('useValidationNotice', quizCreatorWords);
  return function withValidationNotice<Data>(rule: FormRule<Data>): FormRule<Data> {
    return {
      safeParse(values) {
        const checked = rule.safeParse(values);
        if (!checked.success) {
          const message = checked.errors[0]?.message ?? '';
          marketplace.notices.show({ type: 'warning', title: t('notice.validation.title'), message });
        }
        return checked;
      },
    };
  };
}
