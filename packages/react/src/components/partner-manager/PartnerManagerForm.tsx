import { partnerWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { partnerValidator } from '../../hooks/admin/partnerValidator.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { usePartnerManagerContext } from './context.ts';
import { PartnerFields } from './PartnerFields.tsx';

/** Registers a partner; the fields are cleared for the next one. */
export const PartnerManagerForm = definePart('PartnerManagerForm', 'form', 'lectern-partner-manager-form', (name) => {
  const { marketplace, t } = useLectern(name, partnerWords);
  const { create, isCreating, createErrors, clearErrors } = usePartnerManagerContext(name);
  const titleId = useId();
  const { errors, formProps } = useForm(
    partnerValidator(marketplace),
    async (input) => {
      if (isCreating || !(await create(input))) return;
      formProps.ref.current?.reset();
    },
    createErrors?.fields,
  );
  return {
    'aria-labelledby': titleId,
    ...formProps,
    onInput(event) {
      formProps.onInput(event);
      if (createErrors) clearErrors();
    },
    children: (
      <>
        <h2 id={titleId}>{t('partners.newPartner')}</h2>
        <PartnerFields errors={errors} refusal={createErrors} />
        <Button type="submit" variant="primary" isBusy={isCreating} busyLabel={t('partners.adding')}>
          {t('partners.add')}
        </Button>
      </>
    ),
  };
});
