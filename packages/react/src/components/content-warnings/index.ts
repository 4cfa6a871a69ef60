export { ContentWarnings, type ContentWarningsProps } from './ContentWarnings.tsx';
