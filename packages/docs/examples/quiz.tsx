import { LecternProvider, useQuiz } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

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
      {quiz.questions.map(({ _id, text, options }) => (
        <fieldset key={_id}>
          <legend>{text}</legend>
          {options.length === 0 ? (
            <input
              aria-label={text}
              value={String(answers[_id] ?? '')}
              onChange={(event) => answer(_id, event.target.value)}
            />
          ) : (
            options.map((option) => (
              <label key={option.text}>
                <input
                  type="radio"
                  name={_id}
                  checked={answers[_id] === option.text}
                  onChange={() => answer(_id, option.text)}
                />
                {option.text}
              </label>
            ))
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
