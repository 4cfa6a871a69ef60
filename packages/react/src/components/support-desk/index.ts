export { SupportDesk, type SupportDeskProps } from './SupportDesk.tsx';
