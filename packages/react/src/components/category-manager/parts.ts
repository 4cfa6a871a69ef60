export * from './CategoryManagerForm.tsx';
export * from './CategoryManagerRow.tsx';
export * from './listParts.tsx';
