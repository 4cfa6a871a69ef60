import type { AuthoredCourseDetail, AuthoredLecture } from '@lectern/sdk';
import type { AuthoredSection } from '@lectern/sdk/rules';
import type { UseContentManagerResult } from '../../hooks/authoring/useContentManager.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The open dialog. */
export type OpenDialog =
  | { kind: 'section'; section?: AuthoredSection }
  | { kind: 'lecture'; section: AuthoredSection; lecture?: AuthoredLecture }
  | { kind: 'quiz'; lectureId: string };

export interface ContentManagerContextValue {
  state: UseContentManagerResult;
  course: AuthoredCourseDetail;
  /** The search text, trimmed and in lower case; empty without a search. */
  search: string;
  onSearch: (search: string) => void;
  /** Ids of the sections whose lectures are hidden. */
  collapsed: ReadonlySet<string>;
  onCollapse: (collapsed: ReadonlySet<string>) => void;
  open: (dialog: OpenDialog) => void;
  /** The id of the button that adds a section, which is also there when there are no rows. */
  addId: string;
}

/** The content manager that a part belongs to. */
export const [ContentManagerProvider, useContentManagerContext] =
  createRootContext<ContentManagerContextValue>('ContentManager');
