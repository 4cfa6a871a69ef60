import type { FormEvent } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface CourseSearchBoxProps {
  defaultValue?: string;
  /** What to do with the words; without it a non-empty query opens the search page (§2). */
  onSearch?: (q: string) => void;
  className?: string;
}

/** The search bar. */
export function CourseSearchBox({ defaultValue, onSearch, className }: CourseSearchBoxProps) {
  const { navigate, paths, t } = useLectern('CourseSearchBox');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (onSearch) onSearch(q);
    else if (q !== '') navigate(paths.search(q));
  };
  return (
    <search className={cx('lectern-course-search', className)}>
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          // A search from elsewhere (the address, a cleared chip) shows in the field.
          key={defaultValue}
          type="search"
          name="q"
          className="lectern-input"
          defaultValue={defaultValue}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  );
}
