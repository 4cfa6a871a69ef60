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

/** What learners would miss in a course: all content, or the sections and lectures with these titles. */
export type ContentWarning =
  | { kind: 'emptyCourse' }
  | { kind: 'emptySections' | 'missingQuizzes' | 'missingCaptions'; titles: string[] };

/**
 * What to check before publishing a course; none of it prevents publishing. A section is empty if no lecture in it is
 * published. Videos on YouTube and Vimeo have their host's captions.
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
      // A section whose published lectures all lack their quiz is covered by the quiz warning.
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
      // An empty course implies that its sections are empty.
      found.length === 0 || (isEmpty && kind === 'emptySections')
        ? []
        : [{ kind, titles: found.map((one) => one.title) }],
    ),
  ];
}
