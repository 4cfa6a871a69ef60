import type { Partner } from '@lectern/sdk';
import { partnerWords } from '@lectern/sdk/words';
import type { Ref } from 'react';
import type { PartnerFormErrors } from '../../hooks/admin/usePartnerManager.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface PartnerFieldsProps {
  /** The partner that is edited. */
  partner?: Partner;
  /** What the form's rule found. */
  errors: Readonly<Record<string, string>>;
  /** What the server answered. */
  refusal: PartnerFormErrors | undefined;
  firstField?: Ref<HTMLInputElement>;
}

/** 20 origins of 300 characters, each on its line. */
const MAX_ORIGINS_LENGTH = 6_020;

/** The fields of a partner's form. */
export function PartnerFields({ partner, errors, refusal, firstField }: PartnerFieldsProps) {
  const { t } = useLectern('PartnerManagerForm', partnerWords);
  const all = { ...refusal?.fields, ...errors };
  return (
    <>
      <FormError>{refusal?.message}</FormError>
      <div className="lectern-form-pair">
        <Field
          ref={firstField}
          name="name"
          label={t('partners.name')}
          error={all.name}
          defaultValue={partner?.name}
          maxLength={100}
          autoComplete="off"
          aria-required
        />
        <Field
          name="ownerEmail"
          type="email"
          label={t('partners.owner')}
          hint={t('partners.ownerHint')}
          error={all.ownerEmail}
          defaultValue={partner?.ownerEmail}
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <TextArea
        name="origins"
        label={t('partners.origins')}
        hint={t('partners.originsHint')}
        error={all.origins}
        defaultValue={partner?.origins.join('\n')}
        rows={3}
        maxLength={MAX_ORIGINS_LENGTH}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-required
      />
    </>
  );
}
