import type { AuthoredCourseDetail, AuthoredLecture, AuthoredSection } from '@lectern/sdk';
import { createContext, useContext } from 'react';
import type { UseContentManagerResult } from '../../hooks/useContentManager.ts';

/** What is open over the list. */
export type OpenDialog =
  | { kind: 'section'; section?: AuthoredSection }
  | { kind: 'lecture'; section: AuthoredSection; lecture?: AuthoredLecture }
  | { kind: 'quiz'; lecture: AuthoredLecture };

export interface ContentContextValue {
  state: UseContentManagerResult;
  course: AuthoredCourseDetail;
  /** What is searched for, trimmed and in lower case; empty where nothing is. */
  search: string;
  onSearch: (search: string) => void;
  /** Ids of the sections whose lectures are put away. */
  collapsed: ReadonlySet<string>;
  onCollapse: (collapsed: ReadonlySet<string>) => void;
  open: (dialog: OpenDialog) => void;
  /** The id of the button that adds a section: it is there when no row is. */
  addId: string;
}

export const ContentContext = createContext<ContentContextValue | null>(null);

export function useContent(part: string): ContentContextValue {
  const value = useContext(ContentContext);
  if (!value) throw new Error(`ContentManager.${part} must be inside <ContentManager>.`);
  return value;
}
