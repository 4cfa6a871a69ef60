export { ServerStatus, type ServerStatusProps } from './ServerStatus.tsx';
