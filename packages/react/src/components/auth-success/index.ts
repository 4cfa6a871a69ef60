export { AuthSuccess, type AuthSuccessProps } from './AuthSuccess.tsx';
export { useAuthSuccessContext } from './context.ts';
export * from './parts.tsx';
