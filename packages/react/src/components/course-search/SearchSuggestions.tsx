import type { Course } from '@lectern/sdk';
import { searchWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { matchedParts, wordsIn } from '../../ui/matchedParts.ts';
import { CoverImage } from '../cover-image/index.ts';

interface SearchSuggestionsProps {
  id: string;
  courses: readonly Course[];
  /** The query, which is highlighted in the titles. */
  q: string;
  /** The index of the option that the arrow keys have reached; the last one is "See all results"; −1 for none. */
  active: number;
  onClose: () => void;
  /** Shows all results; by default the last option is a link to the search page. */
  onSearch: ((q: string) => void) | undefined;
}

/** The options under the field: courses, then all results. The focus stays in the field. */
export function SearchSuggestions({ id, courses, q, active, onClose, onSearch }: SearchSuggestionsProps) {
  const { t, formats, Link, paths } = useLectern('CourseSearchBox', searchWords);
  const pattern = patternOf(q);
  return (
    <div id={id} role="listbox" aria-label={t('search.suggested')} className="lectern-course-search-suggestions">
      {courses.map((course, place) => (
        <Link
          key={course._id}
          id={`${id}-${place}`}
          href={paths.course(course._id)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={onClose}
          className="lectern-course-search-suggestion"
        >
          <CoverImage course={course} sizes="4rem" width={64} height={36} />
          <span className="lectern-course-search-suggestion-text">
            <span dir="auto">
              {matchedParts(course.title, pattern).map(({ text, isMatch, at }) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
            {course.creatorId && (
              <span dir="auto" className="lectern-course-search-suggestion-instructor">
                {course.creatorId.firstName} {course.creatorId.lastName}
              </span>
            )}
          </span>
          <span className="lectern-course-search-suggestion-price">{formats.price(course.price)}</span>
        </Link>
      ))}
      <Link
        id={`${id}-${courses.length}`}
        href={paths.search(q)}
        role="option"
        aria-selected={active === courses.length}
        tabIndex={-1}
        onClick={(event) => {
          onClose();
          if (!onSearch) return;
          event.preventDefault();
          onSearch(q);
        }}
        className="lectern-course-search-suggestion lectern-course-search-suggestion-all"
      >
        <Icon shape={icons.search} />
        <span>{t('search.seeAll', { q })}</span>
      </Link>
    </div>
  );
}

/** Finds where a word begins with one of the query. */
function patternOf(q: string) {
  const words = wordsIn(q);
  return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu') : undefined;
}
