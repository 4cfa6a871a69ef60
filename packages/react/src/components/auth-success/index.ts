export { AuthSuccess, type AuthSuccessProps } from './AuthSuccess.tsx';
export * from './parts.tsx';
