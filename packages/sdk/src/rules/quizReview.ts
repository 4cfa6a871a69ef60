type Section<Lecture> = { lectures: readonly Lecture[] };

/**
 * What a quiz asks about: the videos and texts before it in its section, back to the quiz before; those of the nearest
 * section before where its own has none.
 *
 * @returns in the course's order; empty for what is not in the course
 */
export function lecturesBeforeQuiz<Lecture extends { _id: string; type: string }>(
  sections: readonly Section<Lecture>[],
  quizLectureId: string | undefined,
): Lecture[] {
  const own = sections.findIndex(({ lectures }) => lectures.some(({ _id }) => _id === quizLectureId));
  for (let index = own; index >= 0; index -= 1) {
    const { lectures } = sections[index] as Section<Lecture>;
    const end = index === own ? lectures.findIndex(({ _id }) => _id === quizLectureId) : lectures.length;
    const found = taughtLast(lectures.slice(0, end));
    if (found.length > 0) return found;
  }
  return [];
}

/** The last videos and texts, back to the quiz before. Of two quizzes in a row, both ask about what is before the first. */
function taughtLast<Lecture extends { type: string }>(lectures: readonly Lecture[]): Lecture[] {
  const found: Lecture[] = [];
  for (let index = lectures.length - 1; index >= 0; index -= 1) {
    const lecture = lectures[index] as Lecture;
    if (lecture.type === 'quiz' && found.length > 0) break;
    if (lecture.type === 'video' || lecture.type === 'text') found.unshift(lecture);
  }
  return found;
}

/** What to review after a failed quiz: the lectures that the missed questions name, or all if one of them names none. */
export function lecturesToReview<Lecture extends { title: string }>(
  lectures: readonly Lecture[],
  missed: readonly { text: string }[],
): readonly Lecture[] {
  const named = missed.map(({ text }) => lectures.filter(({ title }) => wordsOf(text).includes(wordsOf(title))));
  if (named.length === 0 || named.some((some) => some.length === 0)) return lectures;
  const wanted = new Set(named.flat());
  return lectures.filter((lecture) => wanted.has(lecture));
}

/** In lower case, without punctuation, with a space around each word. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
