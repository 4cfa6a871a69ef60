import type { QuizAttempt } from '../schemas/quiz.ts';

type Section<Lecture> = { lectures: readonly Lecture[] };

/** Whether a lecture can explain a question of a quiz: videos and texts teach, quizzes and assignments ask. */
export const canExplain = ({ type }: { type: string }): boolean => type === 'video' || type === 'text';

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
    if (canExplain(lecture)) found.unshift(lecture);
  }
  return found;
}

/** A quiz as far as it says what to review. */
interface ReviewedQuiz {
  /** The lecture of the quiz. */
  lectureId: string;
  questions: readonly { _id: string; text: string }[];
}

/**
 * What to review after an attempt: the lectures that explain the missed questions (`explainedIn`). For those without one,
 * after a failed attempt, what the quiz asks about: the lectures whose titles stand in these questions, or all of them if
 * one question names none.
 *
 * @returns in the course's order, each lecture once
 */
export function lecturesToReview<Lecture extends { _id: string; type: string; title: string }>(
  sections: readonly Section<Lecture>[],
  quiz: ReviewedQuiz,
  { passed, results = [] }: Pick<QuizAttempt, 'passed' | 'results'>,
): Lecture[] {
  const all = sections.flatMap(({ lectures }) => lectures);
  const missed = quiz.questions.flatMap((question) => {
    const result = results.find(({ questionId }) => questionId === question._id);
    if (!result || result.isCorrect) return [];
    return { ...question, lecture: all.find(({ _id }) => _id === result.explainedIn) };
  });
  const unexplained = missed.filter(({ lecture }) => !lecture);
  const wanted = new Set(missed.map(({ lecture }) => lecture));
  if (!passed && (unexplained.length > 0 || missed.length === 0)) {
    for (const lecture of lecturesNamedIn(unexplained, lecturesBeforeQuiz(sections, quiz.lectureId)))
      wanted.add(lecture);
  }
  return all.filter((lecture) => wanted.has(lecture));
}

/** The lectures whose titles stand in these questions, or all of them if one question names none. */
function lecturesNamedIn<Lecture extends { title: string }>(
  questions: readonly { text: string }[],
  lectures: readonly Lecture[],
): readonly Lecture[] {
  const named = questions.map(({ text }) => lectures.filter(({ title }) => wordsOf(text).includes(wordsOf(title))));
  return named.length === 0 || named.some((some) => some.length === 0) ? lectures : named.flat();
}

/** In lower case, without punctuation, with a space around each word. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
