import { useQuiz } from '@lectern/react';

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
      {quiz.questions.map(({ _id, text, options }) => (
        <fieldset key={_id}>
          <legend>{text}</legend>
          {options.map((option) => (
            <label key={option.text}>
              <input
                type="radio"
                name={_id}
                checked={answers[_id] === option.text}
                onChange={() => answer(_id, option.text)}
              />
              {option.text}
            </label>
          ))}
          {options.length === 0 && (
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
