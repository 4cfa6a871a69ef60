export { CompareAreaToggle, type CompareAreaToggleProps } from './CompareAreaToggle.tsx';
