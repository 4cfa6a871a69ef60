import type { UseCategoryManagerResult } from '../../hooks/useCategoryManager.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

export interface CategoryFormProps {
  /** From `useCategoryManager()`. */
  state: UseCategoryManagerResult;
}

/** A name, and the category is there. The field stays for the next one. */
export function CategoryForm({ state }: CategoryFormProps) {
  const { marketplace, t } = useLectern('CategoryForm');
  const { create, isCreating, createError, clearErrors } = state;
  const { errors, formProps } = useForm(marketplace.rules.categoryDraft, async ({ name }) => {
    if (isCreating || !(await create(name))) return;
    formProps.ref.current?.reset();
  });
  return (
    <form
      {...formProps}
      className="lectern-category-form"
      onInput={(event) => {
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
      <Button type="submit" variant="primary" isBusy={isCreating}>
        {t(isCreating ? 'categoryManager.adding' : 'categoryManager.add')}
      </Button>
    </form>
  );
}
