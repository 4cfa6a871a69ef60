import type { Validator } from '@lectern/sdk/forms';
import { quizCreatorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

/** Returns a function that makes a validator show the first error in a "Validation Error" notice as well (§8). */
export function useValidationNotice() {
  const { marketplace, t } = useLectern('useValidationNotice', quizCreatorWords);
  return function withValidationNotice<Data>(validator: Validator<Data>): Validator<Data> {
    return {
      safeParse(values) {
        const checked = validator.safeParse(values);
        if (!checked.success) {
          const message = checked.errors[0]?.message ?? '';
          marketplace.notices.show({ type: 'warning', title: t('notice.validation.title'), message });
        }
        return checked;
      },
    };
  };
}
