import type { FieldError } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';

type Checked<Data> = { success: true; data: Data } | { success: false; errors: readonly FieldError[] };

/** §8: what breaks a rule of a quiz is a "Validation Error" as well, with the first sentence. */
export function useNoticedRule<Data>(rule: { safeParse(values: unknown): Checked<Data> }) {
  const { marketplace, t } = useLectern('QuizCreator');
  return {
    safeParse(values: unknown): Checked<Data> {
      const checked = rule.safeParse(values);
      if (!checked.success) {
        const message = checked.errors[0]?.message ?? '';
        marketplace.notices.show({ type: 'warning', title: t('notice.validation.title'), message });
      }
      return checked;
    },
  };
}
