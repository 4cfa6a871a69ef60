export { type SignInContextValue, useSignInContext } from './context.ts';
export { LateSecondStep } from './lateParts.tsx';
export * from './parts.tsx';
export { Reason } from './Reason.tsx';
export { SignedIn } from './SignedIn.tsx';
export { SignIn, type SignInProps } from './SignIn.tsx';
export { SignInWindow, type SignInWindowProps } from './SignInWindow.tsx';
export { SlowNote } from './SlowNote.tsx';
export { useAfterSignIn } from './useAfterSignIn.ts';
