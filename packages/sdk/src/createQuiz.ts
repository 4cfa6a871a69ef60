import type { Endpoints } from './endpoints/index.ts';
import { messageOf } from './errors.ts';
import type { MarketplaceEvent } from './events.ts';
import type { Calls } from './http/endpoint.ts';
import type { AuthoredQuiz, QuizDraft } from './schemas/quiz.ts';

/** How far the creation of a quiz is: `done` of `total` steps. */
export interface QuizCreationProgress {
  done: number;
  total: number;
}

/** What became of a quiz's creation. */
export interface QuizCreation {
  quiz: AuthoredQuiz;
  /** False where the last step failed: learners do not see the quiz until `finish` or the next load links it. */
  isLinked: boolean;
}

/**
 * Makes a quiz in §4's order: the quiz, each question, then the link to its lecture. A failure of the link is only
 * logged. Call it again after an error: the server begins an unfinished quiz anew, and learners never see one.
 *
 * @throws ApiError 409 `quiz_exists` where the lecture has a finished quiz; else the error of the step that failed
 */
export type CreateQuiz = (
  lectureId: string,
  draft: QuizDraft,
  options?: { signal?: AbortSignal; onProgress?: (progress: QuizCreationProgress) => void },
) => Promise<QuizCreation>;

export function makeCreateQuiz(given: {
  quizzes: Calls<Endpoints['quizzes']>;
  questions: Calls<Endpoints['questions']>;
  lectures: Calls<Endpoints['lectures']>;
  emit: (event: MarketplaceEvent) => void;
  warn: (message: string) => void;
}): CreateQuiz {
  const { quizzes, questions, lectures, emit, warn } = given;

  return async (lectureId, { questions: drafts, ...draft }, { signal, onProgress } = {}) => {
    const call = signal ? { signal } : {};
    const total = drafts.length + 2;
    let done = 0;
    const step = () => {
      done += 1;
      onProgress?.({ done, total });
    };

    const { quiz } = await quizzes.create({ lectureId, ...draft }, call);
    step();
    for (const [order, question] of drafts.entries()) {
      await questions.create({ quizId: quiz._id, ...question, order }, call);
      step();
    }
    let isLinked = true;
    try {
      await lectures.update({ id: lectureId, quizId: quiz._id }, call);
    } catch (error) {
      isLinked = false;
      warn(`The quiz was created but not linked to its lecture: ${messageOf(error, String(error))}`);
    }
    step();
    emit({ type: 'quiz.created', quizId: quiz._id, lectureId });
    return { quiz, isLinked };
  };
}
