export { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx';
