export { CategoryForm, type CategoryFormProps } from './CategoryForm.tsx';
export { CategoryManager } from './CategoryManager.tsx';
export { CategoryRow, type CategoryRowProps } from './CategoryRow.tsx';
