import { isShownToLearners } from './isShownToLearners.ts';
import { videoSource } from './videoSource.ts';

interface AuthoredContent {
  title: string;
  lectures: readonly {
    title: string;
    type: string;
    isPublished: boolean;
    quizId?: string | undefined;
    contentUrl?: string | undefined;
    captions: readonly unknown[];
  }[];
}

/** What learners would miss in a course: nothing at all, or the sections and lectures with these titles. */
export type ContentWarning =
  | { kind: 'emptyCourse' }
  | { kind: 'emptySections' | 'missingQuizzes' | 'missingCaptions'; titles: string[] };

/**
 * What to look at before a course is published; nothing of it is a rule. An empty section has no published lecture.
 * Videos of YouTube and Vimeo have the captions of their host.
 */
export function contentWarnings(sections: readonly AuthoredContent[]): ContentWarning[] {
  const lectures = sections.flatMap((section) => section.lectures).filter(({ isPublished }) => isPublished);
  const hasOwnCaptions = (url: string | undefined) => {
    const kind = videoSource(url)?.kind;
    return kind === 'youtube' || kind === 'vimeo';
  };
  const warnings = [
    {
      kind: 'emptySections',
      // One whose published lectures all lack their quiz is covered by the warning of those.
      found: sections.filter((section) => !section.lectures.some(({ isPublished }) => isPublished)),
    },
    { kind: 'missingQuizzes', found: lectures.filter(({ type, quizId }) => type === 'quiz' && quizId === undefined) },
    {
      kind: 'missingCaptions',
      found: lectures.filter(
        ({ type, captions, contentUrl }) => type === 'video' && captions.length === 0 && !hasOwnCaptions(contentUrl),
      ),
    },
  ] as const;
  const isEmpty = !lectures.some(isShownToLearners);
  return [
    ...(isEmpty ? [{ kind: 'emptyCourse' } as const] : []),
    ...warnings.flatMap(({ kind, found }) =>
      // An empty course says it for all of its sections.
      found.length === 0 || (isEmpty && kind === 'emptySections')
        ? []
        : [{ kind, titles: found.map((one) => one.title) }],
    ),
  ];
}
