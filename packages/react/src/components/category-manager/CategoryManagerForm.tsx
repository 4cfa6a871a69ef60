import { categoryDraft, validatorOf } from '@lectern/sdk/forms';
import { adminWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { useCategories } from './context.ts';

/** Adds a category; the field is cleared for the next one. */
export const CategoryManagerForm = forwardRef<HTMLFormElement, RootProps<'form'>>(function CategoryManagerForm(
  { className, ...props },
  ref,
) {
  const { marketplace, t } = useLectern('CategoryManagerForm', adminWords);
  const { create, isCreating, createError, clearErrors } = useCategories('CategoryManagerForm');
  const { errors, formProps } = useForm(validatorOf(marketplace, categoryDraft), async ({ name }) => {
    if (isCreating || !(await create(name))) return;
    formProps.ref.current?.reset();
  });
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current);
  return (
    <form
      {...props}
      {...formProps}
      className={cx('lectern-category-manager-form', className)}
      onInput={(event) => {
        props.onInput?.(event);
        formProps.onInput(event);
        if (createError) clearErrors();
      }}
    >
      <Field
        name="name"
        label={t('categoryManager.newName')}
        hint={t('categoryManager.newNameHint')}
        error={errors.name ?? createError}
        autoComplete="off"
        aria-required
      />
      <Button type="submit" variant="primary" isBusy={isCreating} busyLabel={t('categoryManager.adding')}>
        {t('categoryManager.add')}
      </Button>
    </form>
  );
});
