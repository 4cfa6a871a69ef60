import { discountWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';

/** The fields that are moments. */
export const moments = ['startsAt', 'endsAt'] as const;

interface LimitsProps {
  errors: Readonly<Record<string, string>>;
  /** What is in the fields at first. */
  values?: Readonly<Record<string, string>>;
  /** How often the code was used. */
  used?: string;
}

/** The fields of a period and of limits, each optional. */
export function DiscountCodesLimits({ errors, values = {}, used }: LimitsProps) {
  const { t } = useLectern('DiscountCodes', discountWords);
  return (
    <>
      {moments.map((name) => (
        <Field
          key={name}
          name={name}
          type="datetime-local"
          label={t(`discounts.${name}`)}
          hint={t('discounts.zoneHint')}
          error={errors[name]}
          defaultValue={values[name]}
        />
      ))}
      <div className="lectern-form-pair">
        {(['maxUses', 'maxPerPerson'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`discounts.${name}`)}
            hint={name === 'maxUses' ? used : undefined}
            error={errors[name]}
            defaultValue={values[name]}
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
          />
        ))}
      </div>
    </>
  );
}
