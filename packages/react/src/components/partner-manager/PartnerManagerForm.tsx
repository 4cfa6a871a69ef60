import { partnerWords } from '@lectern/sdk/words';
import { forwardRef, useId, useImperativeHandle } from 'react';
import { partnerValidator } from '../../hooks/admin/partnerValidator.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { usePartners } from './context.ts';
import { PartnerFields } from './PartnerFields.tsx';

/** Registers a partner; the fields are cleared for the next one. */
export const PartnerManagerForm = forwardRef<HTMLFormElement, RootProps<'form'>>(function PartnerManagerForm(
  { className, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('PartnerManagerForm', partnerWords);
  const { create, isCreating, createErrors, clearErrors } = usePartners('PartnerManagerForm');
  const titleId = useId();
  const { errors, formProps } = useForm(
    partnerValidator(marketplace),
    async (input) => {
      if (isCreating || !(await create(input))) return;
      formProps.ref.current?.reset();
    },
    createErrors?.fields,
  );
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current);
  return (
    <form
      aria-labelledby={titleId}
      {...props}
      {...formProps}
      className={cx('lectern-partner-manager-form', className)}
      onInput={(event) => {
        props.onInput?.(event);
        formProps.onInput(event);
        if (createErrors) clearErrors();
      }}
    >
      <h2 id={titleId}>{t('partners.newPartner')}</h2>
      <PartnerFields errors={errors} refusal={createErrors} />
      <Button type="submit" variant="primary" isBusy={isCreating} busyLabel={t('partners.adding')}>
        {t('partners.add')}
      </Button>
    </form>
  );
});
