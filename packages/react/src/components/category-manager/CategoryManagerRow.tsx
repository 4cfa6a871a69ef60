import type { Category } from '@lectern/sdk';
import { categoryDraft, validatorOf } from '@lectern/sdk/forms';
import { adminWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { useCategoryManagerContext } from './context.ts';

export interface CategoryManagerRowProps extends RootProps<'div'> {
  /** The category, as `useCategoryManager` returns it. */
  category: Category;
}

/** A category and how many courses use it; renamed in place, deleted after a question. */
export const CategoryManagerRow = forwardRef<HTMLDivElement, CategoryManagerRowProps>(function CategoryManagerRow(
  { category, className, ...props },
  ref,
) {
  const { t } = useLectern('CategoryManagerRow', adminWords);
  const { clearErrors, canRemove, remove } = useCategoryManagerContext('CategoryManagerRow');
  const { name } = category;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) opener.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <PartElement
      of="div"
      ref={ref}
      {...props}
      className={cx('lectern-category-manager-row', className)}
      data-state={isRenaming ? 'renaming' : 'ready'}
    >
      {isRenaming ? (
        <RenameForm category={category} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="lectern-category-manager-name">
            <strong dir="auto">{name}</strong>
            <CourseCount category={category} />
          </div>
          <Button
            ref={opener}
            variant="quiet"
            size="small"
            aria-label={t('categoryManager.renameLabel', { name })}
            onClick={() => {
              clearErrors();
              setRenaming(true);
            }}
          >
            {t('categoryManager.rename')}
          </Button>
          {canRemove(category) ? (
            <Button
              variant="danger"
              size="small"
              data-action="remove"
              aria-label={t('categoryManager.deleteLabel', { name })}
              onClick={() => remove(category)}
            >
              {t('categoryManager.delete')}
            </Button>
          ) : (
            <span className="lectern-category-manager-kept">{t('categoryManager.kept')}</span>
          )}
        </>
      )}
    </PartElement>
  );
});

/** How many courses use the category; a link where the listing has some, which are the published ones. */
function CourseCount({ category: { _id, courseCount, totalCourses } }: { category: Category }) {
  const { t, Link, paths } = useLectern('CategoryManagerRow', adminWords);
  if (courseCount === undefined) return null;
  const text =
    totalCourses === undefined || totalCourses === courseCount
      ? t.plural('categoryManager.published', courseCount)
      : t.plural('categoryManager.courses', totalCourses, { published: courseCount });
  return courseCount > 0 ? <Link href={paths.category(_id)}>{text}</Link> : <span>{text}</span>;
}

function RenameForm({ category, onDone }: { category: Category; onDone: () => void }) {
  const { marketplace, t } = useLectern('CategoryManagerRow', adminWords);
  const { rename, isRenaming, renameError } = useCategoryManagerContext('CategoryManagerRow');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { errors, formProps } = useForm(validatorOf(marketplace, categoryDraft), async ({ name }) => {
    if (name === category.name) return onDone();
    if (!isRenaming && (await rename({ _id: category._id, name }))) onDone();
  });
  return (
    <form
      {...formProps}
      className="lectern-category-manager-rename"
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
        className="lectern-category-manager-name"
        autoComplete="off"
        aria-required
      />
      <Button type="submit" variant="primary" size="small" isBusy={isRenaming} busyLabel={t('categoryManager.saving')}>
        {t('categoryManager.save')}
      </Button>
      <Button size="small" onClick={onDone} disabled={isRenaming}>
        {t('categoryManager.cancel')}
      </Button>
    </form>
  );
}
