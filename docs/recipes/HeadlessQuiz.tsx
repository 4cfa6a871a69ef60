import { useQuiz } from '@lectern/react';

/** What can be chosen; nothing where the answer is written. Answers to a statement are `true` and `false`. */
const choicesOf = (type: string, options: readonly { text: string }[]) =>
  type === 'true-false' ? ['true', 'false'] : options.map(({ text }) => text);

export function HeadlessQuiz({ quizId }: { quizId: string }) {
  const { quiz, answers, missing, result, error, isSubmitting, answer, submit, retry } = useQuiz({ quizId });
  if (error) return <p role="alert">{error}</p>;
  if (!quiz) return <p role="status">Loading…</p>;
  if (result) {
    return (
      <p role="status">
        {result.score} % ·{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {quiz.questions.map(({ _id, type, text, options }) => (
        <fieldset key={_id}>
          <legend>{text}</legend>
          {choicesOf(type, options).map((choice) => (
            <label key={choice}>
              <input type="radio" name={_id} checked={answers[_id] === choice} onChange={() => answer(_id, choice)} />
              {choice}
            </label>
          ))}
          {type === 'short-answer' && (
            <input
              aria-label={text}
              value={String(answers[_id] ?? '')}
              onChange={(event) => answer(_id, event.target.value)}
            />
          )}
          {missing.includes(_id) && <p role="alert">Please answer this one.</p>}
        </fieldset>
      ))}
      <button type="submit" disabled={isSubmitting}>
        Submit
      </button>
    </form>
  );
}
