export { type SignUpContextValue, useSignUpContext } from './context.ts';
export * from './parts.tsx';
export { SignUp, type SignUpProps } from './SignUp.tsx';
