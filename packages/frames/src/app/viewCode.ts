import type { ComponentType } from 'react';
import type { Shown } from './views.ts';

/** The props of a view, by its name. */
type Params<Name extends Shown['view']> = Extract<Shown, { view: Name }>['params'];

/** The code of each view, loaded when it is first shown. */
export const viewCode: {
  [Name in Shown['view']]: () => Promise<{ default: ComponentType<Params<Name>> }>;
} = {
  'sign-in': () => import('./views/SignInView.tsx'),
  'forgot-password': () => import('./views/ForgotPasswordView.tsx'),
  cart: () => import('./views/CartView.tsx'),
  checkout: () => import('./views/CheckoutView.tsx'),
  account: () => import('./views/AccountView.tsx'),
  receipt: () => import('./views/ReceiptView.tsx'),
  sample: () => import('./views/SampleView.tsx'),
  player: () => import('./views/PlayerView.tsx'),
  quiz: () => import('./views/QuizView.tsx'),
  assignment: () => import('./views/AssignmentView.tsx'),
  'course-form': () => import('./views/CourseFormView.tsx'),
  'content-manager': () => import('./views/ContentManagerView.tsx'),
};
