import type { Category } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import type { UseCategoryManagerResult } from '../../hooks/useCategoryManager.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

export interface CategoryRowProps {
  category: Category;
  /** From `useCategoryManager()`. */
  state: UseCategoryManagerResult;
}

/** A category with what depends on it; renamed in its place, deleted after a question. */
export function CategoryRow({ category, state }: CategoryRowProps) {
  const { t } = useLectern('CategoryRow');
  const { name } = category;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) opener.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  if (isRenaming) return <RenameForm category={category} state={state} onDone={() => setRenaming(false)} />;
  return (
    <div className="lectern-category-row">
      <div className="lectern-category-row-name">
        <strong dir="auto">{name}</strong>
        <CourseCount category={category} />
      </div>
      <Button
        ref={opener}
        size="small"
        aria-label={t('categoryManager.renameLabel', { name })}
        onClick={() => {
          state.clearErrors();
          setRenaming(true);
        }}
      >
        {t('categoryManager.rename')}
      </Button>
      {state.canRemove(category) && (
        <Button
          variant="danger"
          size="small"
          data-action="remove"
          aria-label={t('categoryManager.deleteLabel', { name })}
          onClick={() => state.remove(category)}
        >
          {t('categoryManager.delete')}
        </Button>
      )}
    </div>
  );
}

/** How many courses use it; a link to those that the listing shows, which are the published ones. */
function CourseCount({ category: { _id, courseCount, totalCourses } }: Pick<CategoryRowProps, 'category'>) {
  const { t, Link, paths } = useLectern('CategoryRow');
  if (courseCount === undefined) return null;
  const text =
    totalCourses === undefined || totalCourses === courseCount
      ? t.plural('categoryManager.published', courseCount)
      : t.plural('categoryManager.courses', totalCourses, { published: courseCount });
  return courseCount > 0 ? <Link href={paths.category(_id)}>{text}</Link> : <span>{text}</span>;
}

function RenameForm({ category, state, onDone }: CategoryRowProps & { onDone: () => void }) {
  const { marketplace, t } = useLectern('CategoryRow');
  const { rename, isRenaming, renameError } = state;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { errors, formProps } = useForm(marketplace.rules.categoryDraft, async ({ name }) => {
    if (name === category.name) return onDone();
    if (!isRenaming && (await rename({ _id: category._id, name }))) onDone();
  });
  return (
    <form
      {...formProps}
      className="lectern-category-row"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isRenaming) onDone();
      }}
    >
      <Field
        ref={field}
        name="name"
        label={t('categoryManager.name')}
        hint={t('categoryManager.renameHint')}
        error={errors.name ?? renameError}
        defaultValue={category.name}
        className="lectern-category-row-name"
        autoComplete="off"
        aria-required
      />
      <Button type="submit" variant="primary" size="small" isBusy={isRenaming}>
        {t(isRenaming ? 'categoryManager.saving' : 'categoryManager.save')}
      </Button>
      <Button size="small" onClick={onDone} disabled={isRenaming}>
        {t('categoryManager.cancel')}
      </Button>
    </form>
  );
}
