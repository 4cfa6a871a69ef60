import { categoryDraft, validatorOf } from '@lectern/sdk/forms';
import { adminWords } from '@lectern/sdk/words';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { useCategoryManagerContext } from './context.ts';

/** Adds a category; the field is cleared for the next one. */
export const CategoryManagerForm = definePart(
  'CategoryManagerForm',
  'form',
  'lectern-category-manager-form',
  (name) => {
    const { marketplace, t } = useLectern(name, adminWords);
    const { create, isCreating, createError, clearErrors } = useCategoryManagerContext(name);
    const { errors, formProps } = useForm(validatorOf(marketplace, categoryDraft), async (draft) => {
      if (isCreating || !(await create(draft.name))) return;
      formProps.ref.current?.reset();
    });
    return {
      ...formProps,
      onInput(event) {
        formProps.onInput(event);
        if (createError) clearErrors();
      },
      children: (
        <>
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
        </>
      ),
    };
  },
);
