export { MailOutbox, type MailOutboxProps } from './MailOutbox.tsx';
