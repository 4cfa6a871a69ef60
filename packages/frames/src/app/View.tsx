import { Late } from '@lectern/common/Late.tsx';
import { lazyAgain } from '@lectern/common/lazyAgain.tsx';
import { viewCode } from './viewCode.ts';
import type { Shown } from './views.ts';

const { Component: SignIn } = lazyAgain(viewCode['sign-in']);
const { Component: ForgotPassword } = lazyAgain(viewCode['forgot-password']);
const { Component: Cart } = lazyAgain(viewCode.cart);
const { Component: Checkout } = lazyAgain(viewCode.checkout);
const { Component: Account } = lazyAgain(viewCode.account);
const { Component: Receipt } = lazyAgain(viewCode.receipt);
const { Component: Player } = lazyAgain(viewCode.player);
const { Component: Quiz } = lazyAgain(viewCode.quiz);
const { Component: Assignment } = lazyAgain(viewCode.assignment);
const { Component: CourseForm } = lazyAgain(viewCode['course-form']);
const { Component: ContentManager } = lazyAgain(viewCode['content-manager']);

/** A view, as soon as its code is there. */
export function View({ shown }: { shown: Shown }) {
  return (
    <Late of={shown} loading={<div className="frame-loading" aria-hidden="true" />}>
      {(attempt) => <LoadedView shown={shown} attempt={attempt} />}
    </Late>
  );
}

/** With its parameters as props. With other parameters it is another view. */
function LoadedView({ shown, attempt }: { shown: Shown; attempt: unknown }) {
  const key = JSON.stringify(shown.params);
  switch (shown.view) {
    case 'sign-in':
      return <SignIn key={key} attempt={attempt} {...shown.params} />;
    case 'forgot-password':
      return <ForgotPassword attempt={attempt} />;
    case 'cart':
      return <Cart attempt={attempt} />;
    case 'checkout':
      return <Checkout key={key} attempt={attempt} {...shown.params} />;
    case 'account':
      return <Account attempt={attempt} />;
    case 'receipt':
      return <Receipt key={key} attempt={attempt} {...shown.params} />;
    case 'player':
      return <Player key={key} attempt={attempt} {...shown.params} />;
    case 'quiz':
      return <Quiz key={key} attempt={attempt} {...shown.params} />;
    case 'assignment':
      return <Assignment key={key} attempt={attempt} {...shown.params} />;
    case 'course-form':
      return <CourseForm key={key} attempt={attempt} {...shown.params} />;
    case 'content-manager':
      return <ContentManager key={key} attempt={attempt} {...shown.params} />;
  }
}
