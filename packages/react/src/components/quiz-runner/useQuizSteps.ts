import type { Question } from '@lectern/sdk';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuizAnswers } from '../../hooks/learning/useQuiz.ts';

export const isAnswered = (answer: QuizAnswers[string] | undefined) => [answer ?? []].flat().join('').trim() !== '';

/** The current question of a quiz that shows one at a time. It starts at the first unanswered one. */
export function useQuizSteps(
  form: RefObject<HTMLFormElement | null>,
  questions: readonly Question[],
  answers: QuizAnswers,
) {
  const last = questions.length - 1;
  const [chosen, choose] = useState(() => {
    const first = questions.findIndex(({ _id }) => !isAnswered(answers[_id]));
    return first === -1 ? last : first;
  });
  // The quiz may have fewer questions after a reload.
  const step = Math.min(chosen, last);
  const next = useRef<HTMLButtonElement>(null);
  const indexOf = (element: Element) => {
    const id = element.closest<HTMLElement>('[data-question]')?.dataset.question;
    return questions.findIndex(({ _id }) => _id === id);
  };

  /** Renders at once: a hidden question cannot take the focus. */
  const show = (index: number) => flushSync(() => choose(index));

  const go = (index: number) => {
    show(index);
    // Screen readers read its legend.
    const question = form.current?.querySelector<HTMLElement>(`[data-question="${questions[index]?._id}"]`);
    question?.focus();
  };

  const handlers = {
    /** Where all are shown, the focused one is the one that stays when a phone is turned. */
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      const index = indexOf(target);
      if (index !== -1) choose(index);
    },
    /** Where one question is shown, Enter goes to the next instead of submitting the quiz. */
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const isShown = next.current?.offsetParent != null;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isShown) return;
      if (!(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      go(step + 1);
    },
  };

  return { step, go, show, handlers, next };
}
