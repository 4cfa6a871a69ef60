import { LecternProvider, useQuiz } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

/** What can be chosen; nothing where the answer is written. Answers to a statement are `true` and `false`. */
const choicesOf = (type: string, options: readonly { text: string }[]) =>
  type === 'true-false' ? ['true', 'false'] : options.map(({ text }) => text);

function Quiz({ quizId }: { quizId: string }) {
  const { quiz, answers, missing, result, error, answer, submit, retry } = useQuiz({ quizId });
  if (error) return <p role="alert">{error}</p>;
  if (!quiz) return <p role="status">Loading…</p>;
  if (result) {
    return (
      <p role="status">
        {result.score} %{' '}
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
        </fieldset>
      ))}
      <button type="submit">Submit{missing.length > 0 && ` (${missing.length} open)`}</button>
    </form>
  );
}

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <Quiz quizId="000000060000000000000002" />
  </LecternProvider>,
);
