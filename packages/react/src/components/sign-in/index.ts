export { SignIn, type SignInProps, SlowNote, useAfterSignIn } from './SignIn.tsx';
