import type { AuthoredLecture, AuthoredSection } from '@lectern/sdk';

/** One line of the list. */
export type ContentRowData =
  | { kind: 'section'; section: AuthoredSection; isOpen: boolean }
  | { kind: 'lecture'; section: AuthoredSection; lecture: AuthoredLecture }
  | { kind: 'empty'; section: AuthoredSection };

/** The lines to show: everything that is not put away, or what a search finds, under its sections. */
export function contentRows(
  sections: readonly AuthoredSection[],
  collapsed: ReadonlySet<string>,
  search: string,
): ContentRowData[] {
  const has = (title: string) => title.toLocaleLowerCase().includes(search);
  return sections.flatMap((section): ContentRowData[] => {
    const isWhole = search === '' || has(section.title);
    const lectures = isWhole ? section.lectures : section.lectures.filter(({ title }) => has(title));
    if (!isWhole && lectures.length === 0) return [];
    const isOpen = search !== '' || !collapsed.has(section._id);
    const head = { kind: 'section', section, isOpen } as const;
    if (!isOpen) return [head];
    if (lectures.length === 0) return [head, { kind: 'empty', section }];
    return [head, ...lectures.map((lecture) => ({ kind: 'lecture', section, lecture }) as const)];
  });
}

export const rowId = (row: ContentRowData): string =>
  row.kind === 'lecture' ? row.lecture._id : row.kind === 'section' ? row.section._id : `${row.section._id}-empty`;
