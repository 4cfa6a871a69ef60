import type { Course } from '@lectern/sdk';
import { suggestionWords } from '@lectern/sdk/words';
import { useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
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
  /** Called with the number of suggestions, without "See all results". */
  onCount: (count: number) => void;
  /** Shows all results; by default the last option is a link to the search page. */
  onSearch: ((q: string) => void) | undefined;
}

/**
 * The options under the field: courses, the instructors and categories of these that are named as the query, then all
 * results. The focus stays in the field.
 */
export function SearchSuggestions({ id, courses, q, active, onClose, onCount, onSearch }: SearchSuggestionsProps) {
  const { t, formats, Link, paths } = useLectern('CourseSearchBox', suggestionWords);
  const pattern = patternOf(q);
  const { categories, instructors } = namedAs(q, courses);
  const count = courses.length + instructors.length + categories.length;
  useEffect(() => onCount(count), [count, onCount]);
  const optionAt = (place: number) =>
    ({
      id: `${id}-${place}`,
      role: 'option',
      'aria-selected': place === active,
      tabIndex: -1,
      onClick: onClose,
    }) as const;
  const marked = (text: string) => (
    <span dir="auto" className="lectern-course-search-suggestion-text">
      <span>
        {matchedParts(text, pattern).map(({ text, isMatch, at }) => (isMatch ? <mark key={at}>{text}</mark> : text))}
      </span>
    </span>
  );
  return (
    <div id={id} role="listbox" aria-label={t('search.suggested')} className="lectern-course-search-suggestions">
      {courses.map((course, place) => (
        <Link
          key={course._id}
          {...optionAt(place)}
          href={paths.course(course._id)}
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
      {instructors.map(({ _id, firstName, lastName, profilePicture }, place) => (
        <Link
          key={_id}
          {...optionAt(courses.length + place)}
          href={paths.instructorProfile(_id)}
          className="lectern-course-search-suggestion"
        >
          <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} />
          {marked(`${firstName} ${lastName}`.trim())}
          <span className="lectern-course-search-suggestion-kind">{t('search.instructor')}</span>
        </Link>
      ))}
      {categories.map(({ _id, name }, place) => (
        <Link
          key={_id}
          {...optionAt(courses.length + instructors.length + place)}
          href={paths.category(_id)}
          className="lectern-course-search-suggestion"
        >
          <Icon shape={icons.tag} />
          {marked(name)}
          <span className="lectern-course-search-suggestion-kind">{t('search.category')}</span>
        </Link>
      ))}
      <Link
        {...optionAt(count)}
        href={paths.search(q)}
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

const startOf = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu');

/** How many of each are suggested: the query names them nearly whole, so there are seldom more. */
const MAX_NAMED = 2;

/** The instructors and the categories of these courses with a word in their name for every word of the query. */
function namedAs(q: string, courses: readonly Course[]) {
  const patterns = wordsIn(q).map(startOf);
  const isNamed = (name: string) => patterns.length > 0 && patterns.every((pattern) => pattern.test(name));
  const once = <T extends { _id: string }>(found: readonly T[]) =>
    [...new Map(found.map((one) => [one._id, one])).values()].slice(0, MAX_NAMED);
  const instructors = courses.flatMap(({ creatorId }) => creatorId ?? []);
  const categories = courses.flatMap(({ category }) => category ?? []);
  return {
    instructors: once(instructors.filter(({ firstName, lastName }) => isNamed(`${firstName} ${lastName}`))),
    categories: once(categories.filter(({ name }) => isNamed(name))),
  };
}
