export { SignedIn } from './SignedIn.tsx';
export { SignIn, type SignInProps, SlowNote, useAfterSignIn } from './SignIn.tsx';
