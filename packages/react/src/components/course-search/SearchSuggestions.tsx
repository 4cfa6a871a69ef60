import type { Course } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { CoverImage } from '../cover-image/index.ts';

interface SearchSuggestionsProps {
  id: string;
  courses: readonly Course[];
  /** Which one the arrow keys have reached; −1 for none. */
  active: number;
  onClose: () => void;
}

/** The list under a search: each a course one can go to. The focus stays in the field. */
export function SearchSuggestions({ id, courses, active, onClose }: SearchSuggestionsProps) {
  const { t, formats, Link, paths } = useLectern('CourseSearchBox');
  return (
    <div id={id} role="listbox" aria-label={t('search.suggested')} className="lectern-course-suggestions">
      {courses.map((course, place) => (
        <Link
          key={course._id}
          id={`${id}-${place}`}
          href={paths.course(course._id)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={onClose}
          className="lectern-course-suggestion"
        >
          <CoverImage src={course.imageUrl} width={64} height={36} />
          <span>{course.title}</span>
          <span className="lectern-course-suggestion-price">{formats.price(course.price)}</span>
        </Link>
      ))}
    </div>
  );
}
