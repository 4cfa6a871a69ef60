export * from './parts.tsx';
export { SignUp, type SignUpProps } from './SignUp.tsx';
