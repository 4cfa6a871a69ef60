import { lazy } from 'react';
import { viewCode } from './viewCode.ts';
import type { Shown } from './views.ts';

const SignIn = lazy(viewCode['sign-in']);
const ForgotPassword = lazy(viewCode['forgot-password']);
const Cart = lazy(viewCode.cart);
const Checkout = lazy(viewCode.checkout);
const Account = lazy(viewCode.account);
const Receipt = lazy(viewCode.receipt);
const Player = lazy(viewCode.player);
const Quiz = lazy(viewCode.quiz);
const Assignment = lazy(viewCode.assignment);
const CourseForm = lazy(viewCode['course-form']);
const ContentManager = lazy(viewCode['content-manager']);

/** A view, with its parameters as props. With other parameters it is another view. */
export function View({ shown }: { shown: Shown }) {
  const key = JSON.stringify(shown.params);
  switch (shown.view) {
    case 'sign-in':
      return <SignIn key={key} {...shown.params} />;
    case 'forgot-password':
      return <ForgotPassword />;
    case 'cart':
      return <Cart />;
    case 'checkout':
      return <Checkout key={key} {...shown.params} />;
    case 'account':
      return <Account />;
    case 'receipt':
      return <Receipt key={key} {...shown.params} />;
    case 'player':
      return <Player key={key} {...shown.params} />;
    case 'quiz':
      return <Quiz key={key} {...shown.params} />;
    case 'assignment':
      return <Assignment key={key} {...shown.params} />;
    case 'course-form':
      return <CourseForm key={key} {...shown.params} />;
    case 'content-manager':
      return <ContentManager key={key} {...shown.params} />;
  }
}
