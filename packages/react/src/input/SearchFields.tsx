import type { CourseSearch } from '@lectern/sdk';
import { courseSearchParams } from './courseSearchParams.ts';

/** The parts of a search that a form doesn't change, as hidden fields: without JavaScript the browser sends them along. */
export function SearchFields({ search, except }: { search: CourseSearch | undefined; except: readonly string[] }) {
  if (!search) return null;
  return [...courseSearchParams({ ...search, page: undefined })]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
