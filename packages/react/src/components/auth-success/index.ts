export { AuthSuccess, type AuthSuccessProps } from './AuthSuccess.tsx';
