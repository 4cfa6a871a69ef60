import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useCourseSuggestions } from '../../hooks/useCourseSuggestions.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

export interface CourseSearchBoxProps {
  defaultValue?: string;
  /** What to do with the words; without it a non-empty query opens the search page (§2). */
  onSearch?: (q: string) => void;
  /** Set to false to suggest nothing while one types. */
  hasSuggestions?: boolean;
  className?: string;
}

/** The search bar: it suggests courses while one types, by mouse or by arrow keys. */
export function CourseSearchBox(props: CourseSearchBoxProps) {
  // A search from elsewhere (the address, a cleared chip) shows in the field.
  return <SearchBox key={props.defaultValue} {...props} />;
}

function SearchBox({ defaultValue = '', onSearch, hasSuggestions = true, className }: CourseSearchBoxProps) {
  const { navigate, paths, t } = useLectern('CourseSearchBox');
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const suggestions = useCourseSuggestions(hasSuggestions && isOpen ? typed : '');
  const isShown = isOpen && suggestions.length > 0;
  const chosen = isShown ? suggestions[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    const q = typed.trim();
    if (chosen) navigate(paths.course(chosen._id));
    else if (onSearch) onSearch(q);
    else if (q !== '') navigate(paths.search(q));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Escape' && isShown) {
      // The first Escape closes the list, the next one empties the field, as browsers do.
      event.preventDefault();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (!isShown) return;
      event.preventDefault();
      // The field itself is a stop on the round, and so are all results.
      const stops = suggestions.length + 2;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1);
    }
  };
  return (
    <search className={cx('lectern-course-search', className)}>
      <form
        onSubmit={submit}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      >
        <Icon name="search" />
        <input
          type="search"
          name="q"
          className="lectern-input"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={move}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          {...(hasSuggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isShown,
            'aria-controls': isShown ? listId : undefined,
            'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
          })}
        />
        <Button type="submit">{t('search.submit')}</Button>
        {isShown && (
          <SearchSuggestions
            id={listId}
            courses={suggestions}
            q={typed.trim()}
            active={active}
            onClose={close}
            onSearch={onSearch}
          />
        )}
        <p role="status" className="lectern-visually-hidden">
          {isShown ? t.plural('search.suggestions', suggestions.length) : ''}
        </p>
      </form>
    </search>
  );
}
