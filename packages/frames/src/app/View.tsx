import { LateView } from '@lectern/common/LateView.tsx';
import { latePage } from '@lectern/common/latePage.tsx';
import { viewCode } from './viewCode.ts';
import type { Shown } from './views.ts';

const { Component: SignIn } = latePage(viewCode['sign-in']);
const { Component: ForgotPassword } = latePage(viewCode['forgot-password']);
const { Component: Cart } = latePage(viewCode.cart);
const { Component: Checkout } = latePage(viewCode.checkout);
const { Component: Account } = latePage(viewCode.account);
const { Component: Receipt } = latePage(viewCode.receipt);
const { Component: Player } = latePage(viewCode.player);
const { Component: Quiz } = latePage(viewCode.quiz);
const { Component: Assignment } = latePage(viewCode.assignment);
const { Component: CourseForm } = latePage(viewCode['course-form']);
const { Component: ContentManager } = latePage(viewCode['content-manager']);

/** A view, as soon as its code is there. */
export function View({ shown }: { shown: Shown }) {
  return (
    <LateView of={shown} loading={<div className="frame-loading" aria-hidden="true" />}>
      {(attempt) => <LoadedView shown={shown} attempt={attempt} />}
    </LateView>
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
