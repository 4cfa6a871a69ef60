import type { Parts } from './endpoints/index.ts';
import { messageOf } from './errors.ts';
import type { MarketplaceEvent } from './events.ts';
import type { Calls } from './http/endpoint.ts';
import type { AuthoredQuiz } from './schemas/authoredQuiz.ts';
import type { QuizDraft } from './schemas/quizDraft.ts';

/** Progress of the creation: `done` of `total` steps. */
export interface QuizCreationProgress {
  done: number;
  total: number;
}

/** Result of creating a quiz. */
export interface QuizCreation {
  quiz: AuthoredQuiz;
  /** False if the last step failed: learners do not see the quiz until it is linked to its lecture. */
  isLinked: boolean;
}

/**
 * Makes a quiz in §4's order: the quiz, each question, then the link to its lecture. A failed link is only
 * logged. It can be called again after an error: the server restarts an unfinished quiz, which learners never see.
 *
 * @throws ApiError 409 `quiz_exists` where the lecture has a finished quiz; else the error of the step that failed
 */
export type CreateQuiz = (
  lectureId: string,
  draft: QuizDraft,
  options?: { signal?: AbortSignal; onProgress?: (progress: QuizCreationProgress) => void },
) => Promise<QuizCreation>;

export function makeCreateQuiz(given: {
  quizzes: Calls<Parts['author']['quizzes']>;
  questions: Calls<Parts['author']['questions']>;
  lectures: Calls<Parts['author']['lectures']>;
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
