import '@lectern/react/styles/rich-text.css';

export { default } from '@lectern/react/rich-text';
