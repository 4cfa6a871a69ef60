import type { CourseSearch } from '@lectern/sdk';
import { searchWords } from '@lectern/sdk/words';
import { type FormEvent, forwardRef, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useCourseSuggestions } from '../../hooks/catalogue/useCourseSuggestions.ts';
import { SearchFields } from '../../input/SearchFields.tsx';
import { searchForm } from '../../input/searchForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { late } from '../../ui/late.ts';

export interface CourseSearchBoxProps extends Omit<RootProps<'search'>, 'children'> {
  /** The query that the field shows at first; a new value replaces what is in the field. */
  defaultValue?: string;
  /** Called with the query on submit. By default a non-empty query opens the search page (§2). */
  onSearch?: (q: string) => void;
  /** With `onSearch`: the page's search, whose filters and order the form keeps without JavaScript. */
  search?: CourseSearch | undefined;
  /**
   * Suggest courses while the user types.
   * @default true
   */
  hasSuggestions?: boolean;
}

const Root = definePart('CourseSearch', 'search', 'lectern-course-search');

const list = late(async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions);

/** The search bar, with suggestions that the mouse and the arrow keys choose. */
export const CourseSearchBox = forwardRef<HTMLElement, CourseSearchBoxProps>(function CourseSearchBox(props, ref) {
  // A query from elsewhere (the address, a removed filter) replaces what is in the field.
  return <SearchBox key={props.defaultValue} ref={ref} {...props} />;
});

const SearchBox = forwardRef<HTMLElement, CourseSearchBoxProps>(function SearchBox(
  { defaultValue = '', onSearch, search, hasSuggestions = true, ...props },
  ref,
) {
  const { navigate, paths, t } = useLectern('CourseSearchBox', searchWords);
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(0);
  const listId = useId();
  const suggestions = useCourseSuggestions(hasSuggestions && isOpen ? typed : '');
  const { Part: SearchSuggestions } = list.usePart({ attempt: typed, isWanted: hasSuggestions && isOpen });
  const isShown = isOpen && suggestions.length > 0 && SearchSuggestions !== undefined;

  // Without JavaScript: this page, or the search page.
  const form = useMemo(() => (onSearch ? undefined : searchForm(paths.search)), [onSearch, paths]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // As a press; the links are the list's own.
    const chosen = event.currentTarget.querySelector<HTMLElement>('[aria-selected=true]');
    if (chosen) return chosen.click();
    close();
    const q = typed.trim();
    if (onSearch) onSearch(q);
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
      // The field itself and "See all results" are options too.
      const places = count + 2;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    }
  };
  return (
    <Root ref={ref} {...props}>
      <form
        method="get"
        action={form?.action}
        onSubmit={submit}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      >
        <SearchFields search={search} except={['q', 'exact']} />
        {form?.fixed.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon shape={icons.search} />
        <input
          type="search"
          name={form?.name ?? 'q'}
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
            onCount={setCount}
            onSearch={onSearch}
          />
        )}
        <p role="status" className="lectern-visually-hidden">
          {isShown ? t.plural('search.suggestions', count) : ''}
        </p>
      </form>
    </Root>
  );
});
