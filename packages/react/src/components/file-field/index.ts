export { FileField } from './FileField.tsx';
