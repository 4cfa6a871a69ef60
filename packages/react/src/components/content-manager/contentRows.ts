import type { AuthoredLecture } from '@lectern/sdk';
import type { AuthoredSection } from '@lectern/sdk/rules';

/** Whether it cannot be moved up or down. */
interface Ends {
  isFirst: boolean;
  isLast: boolean;
}

/** One row of the list. */
export type ContentRowData =
  | ({ kind: 'section'; section: AuthoredSection; isOpen: boolean } & Ends)
  | ({ kind: 'lecture'; section: AuthoredSection; lecture: AuthoredLecture } & Ends)
  | { kind: 'empty'; section: AuthoredSection };

/** The rows to show: the sections with their lectures that are not collapsed, or the matches of a search under their sections. */
export function contentRows(
  sections: readonly AuthoredSection[],
  collapsed: ReadonlySet<string>,
  search: string,
): ContentRowData[] {
  const has = (title: string) => title.toLocaleLowerCase().includes(search);
  return sections.flatMap((section, place): ContentRowData[] => {
    const isFirst = place === 0;
    const isLast = place === sections.length - 1;
    const isWhole = search === '' || has(section.title);
    const lectures = isWhole ? section.lectures : section.lectures.filter(({ title }) => has(title));
    if (!isWhole && lectures.length === 0) return [];
    const isOpen = search !== '' || !collapsed.has(section._id);
    const head = { kind: 'section', section, isOpen, isFirst, isLast } as const;
    if (!isOpen) return [head];
    if (lectures.length === 0) return [head, { kind: 'empty', section }];
    const rows = lectures.map(
      (lecture) =>
        ({
          kind: 'lecture',
          section,
          lecture,
          isFirst: isFirst && lecture === section.lectures[0],
          isLast: isLast && lecture === section.lectures.at(-1),
        }) as const,
    );
    return [head, ...rows];
  });
}

export const rowId = (row: ContentRowData): string =>
  row.kind === 'lecture' ? row.lecture._id : row.kind === 'section' ? row.section._id : `${row.section._id}-empty`;
